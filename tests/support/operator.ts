/* An operator at a browser: keeps cookies, fills in the forms that pages show, and says where they stand, as browsers do. */

const COOKIE = /^([^=]+)=([^;]*)/;

export class Operator {
  readonly cookies = new Map<string, string>();
  private readonly base: string;
  /** Sent with each request; a network of one's own, for example. */
  private readonly headers: Readonly<Record<string, string>>;

  constructor(base: string, headers: Readonly<Record<string, string>> = {}) {
    this.base = base;
    this.headers = headers;
  }

  /** The same browser at another process. */
  at(base: string): Operator {
    const other = new Operator(base, this.headers);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { accept: 'text/html', ...(cookie !== '' && { cookie }), ...this.headers, ...init.headers };
    const answer = await fetch(`${this.base}${path}`, { redirect: 'manual', ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = COOKIE.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  /** The token of the forms on a page. */
  async token(page: string): Promise<string> {
    return /name="ficha" value="([^"]+)"/.exec(await (await this.ask(page)).text())?.[1] ?? '';
  }

  /** Sends a form; what browsers say of where it stands can be said otherwise. */
  send(to: string, fields: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: this.base, ...more };
    return this.ask(to, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
  }

  /** Fills in the form of a page. */
  async fill(page: string, to: string, fields: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.send(to, { ...fields, ficha: await this.token(page) });
  }

  enter(secret: string, back = '/operador'): Promise<Response> {
    return this.fill(back, '/operador', { segredo: secret, voltar: back });
  }
}
