import { describe, expect, it } from 'vitest';
import { apiHeaders, inlineJson, pageHeaders } from './headers.ts';

const policyOf = (headers: Readonly<Record<string, string>>): string => headers['content-security-policy'] ?? '';

describe('pageHeaders', () => {
  it('allows exactly the inline texts given and never unsafe-inline', () => {
    const policy = policyOf(pageHeaders({ scripts: ['window.x=1'], styles: [':root{}'] }, false));
    expect(policy).toContain("script-src 'self' 'sha256-hUmDl3yY/7GaaX+Zuy8aEy8IzxgpBs7xccqYHs2/7kQ='");
    expect(policy).toMatch(/style-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/);
    expect(policy + policyOf(apiHeaders)).not.toMatch(/unsafe|\*/);
  });

  it('keeps browsers on https only where it is served', () => {
    expect(pageHeaders({}, true)).toHaveProperty('strict-transport-security');
    expect(pageHeaders({}, false)).not.toHaveProperty('strict-transport-security');
  });
});

describe('inlineJson', () => {
  it('cannot end the script it stands in and reads back the same', () => {
    const value = { text: '</script><!-- & \u2028' };
    expect(inlineJson(value)).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(inlineJson(value))).toEqual(value);
  });
});
