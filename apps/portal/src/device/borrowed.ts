const NAME = 'passo:emprestado';

/** Keeps, for as long as the tab is open, that this device was let in by the code on another screen. */
export function setBorrowed(borrowed: boolean): void {
  try {
    if (borrowed) sessionStorage.setItem(NAME, '1');
    else sessionStorage.removeItem(NAME);
  } catch {
    // A browser that keeps nothing goes on as any device does.
  }
}

/** Whether the person has another device on which they go on once the photos are taken. */
export function isBorrowed(): boolean {
  try {
    return sessionStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}
