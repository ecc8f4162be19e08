/* Whoever pressed *Assinar* beneath the contract wants the code, and is not asked again on the page that sends it. */

let wanted: string | null = null;

/** The step at which is signed; forgotten by a reload, after which the button is pressed once more. */
export function wantToSign(step: string): void {
  wanted = step;
}

/** Whether signing at this step was asked for, once. */
export function takeWanted(step: string): boolean {
  const isWanted = wanted === step;
  if (isWanted) wanted = null;
  return isWanted;
}
