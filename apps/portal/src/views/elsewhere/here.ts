let kept: string | null = null;

/** The photos of this proposal are sent from this computer: its next step does not lead to the phone again. */
export function stayHere(hashId: string): void {
  kept = hashId;
}

export const staysHere = (hashId: string): boolean => kept === hashId;
