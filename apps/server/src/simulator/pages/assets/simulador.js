const PERIOD_MS = 2000;
const live = [...document.querySelectorAll('[data-live]')];
const notice = document.getElementById('aviso');
const shown = new Map();
let hideNotice;

function say(text) {
  notice.textContent = text;
  clearTimeout(hideNotice);
  hideNotice = setTimeout(() => (notice.textContent = ''), 3000);
}

async function refresh() {
  if (document.hidden) return;
  const response = await fetch('/simulador/painel', { headers: { accept: 'application/json' } });
  if (!response.ok) return;
  const parts = await response.json();
  for (const place of live) {
    const markup = parts[place.id];
    // Nothing moves under the hand of whoever is typing or about to press a button.
    if (markup === shown.get(place.id) || place.contains(document.activeElement)) continue;
    const isNews = shown.has(place.id);
    shown.set(place.id, markup);
    place.innerHTML = markup;
    if (isNews && place.id !== 'efeitos')
      say(place.id === 'pendentes' ? 'Mudou o que espera por você' : 'Nova mensagem');
  }
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    say(`Copiado: ${text}`);
  } catch {
    // Without https there is no clipboard: at least the text can be read.
    say(`Copie à mão: ${text}`);
  }
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null;
  if (button) void copy(button.dataset.copy);
});

if (live.length > 0) {
  const again = () =>
    refresh()
      .catch(() => undefined)
      .finally(() => setTimeout(again, PERIOD_MS));
  void again();
  document.addEventListener('visibilitychange', () => refresh().catch(() => undefined));
}

// What takes long says so, and is sent once.
document.addEventListener('submit', ({ target: form }) => {
  const text = form instanceof HTMLFormElement ? form.dataset.busy : undefined;
  if (text === undefined) return;
  const button = form.querySelector('button');
  button.dataset.rest ??= button.textContent;
  button.textContent = text;
  button.disabled = true;
  say(text);
});

// Whoever comes back finds the page as it was left.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  for (const button of document.querySelectorAll('button[data-rest]')) {
    button.textContent = button.dataset.rest;
    button.disabled = false;
  }
});
