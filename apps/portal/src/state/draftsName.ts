/** Under which name the device keeps what was typed and not sent, sealed. */
export const DRAFTS = 'passo:proposal';
