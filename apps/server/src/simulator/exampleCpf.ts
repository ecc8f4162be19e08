/** A valid CPF with this ending, always the same (the next one, and so on): the first nine digits are searched for. */
export function exampleCpf(ending: string, next = 0): string {
  let left = next;
  for (let number = 111_444_000; ; number += 7) {
    const base = String(number);
    const first = checkDigit(base);
    if (`${first}${checkDigit(base + String(first))}` !== ending) continue;
    if (left === 0) return base + ending;
    left -= 1;
  }
}

function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}
