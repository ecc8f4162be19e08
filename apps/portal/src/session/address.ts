/** What a link may carry in its query. All of it is taken out of the address bar once it is read. */
export interface Address {
  readonly hash: string | null;
  /** The proof of a confirmation link, good once. */
  readonly token: string | null;
  readonly channel: string | null;
  readonly redoStep: string | null;
  readonly jwtToken: string | null;
  readonly userOfficeToken: string | null;
  /** The query that stays, with its question mark, or nothing. */
  readonly rest: string;
}

const taken = [
  'Agx_hash',
  'agx_hash',
  'token',
  'canal',
  'comecar',
  'redo_step',
  'jwtToken',
  'userOfficeToken',
] as const;

export function readAddress(search: string): Address {
  const query = new URLSearchParams(search);
  const read = (name: (typeof taken)[number]): string | null => query.get(name) || null;
  const address = {
    hash: read('Agx_hash') ?? read('agx_hash'),
    token: read('token'),
    channel: read('canal'),
    redoStep: read('redo_step'),
    jwtToken: read('jwtToken'),
    userOfficeToken: read('userOfficeToken'),
  };
  for (const name of taken) query.delete(name);
  const rest = query.toString();
  return { ...address, rest: rest === '' ? '' : `?${rest}` };
}
