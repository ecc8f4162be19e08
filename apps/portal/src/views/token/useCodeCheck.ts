import { useEffect, useRef, useState } from 'react';
import type { WireProblem } from '../../wire/problem.ts';
import type { Sent } from './sentCode.ts';
import { useHandedCode } from './useHandedCode.ts';

export const CODE_LENGTH = 6;
/** The field that it is typed into. */
export const CODE_ID = 'codigo-recebido';

interface Checks {
  readonly sent: Sent;
  /** Checks the code; the problem, where there is one. */
  readonly onCode: (code: string) => Promise<WireProblem | null>;
  /** Asks whether the message will arrive; absent where nobody is asked. */
  readonly onLook?: (() => Promise<void>) | undefined;
  /** It signs: nothing is sent before the button is pressed. */
  readonly signs?: boolean;
}

export interface CodeCheck {
  readonly code: string;
  /** The sixth digit sends them, where they sign nothing. */
  type(text: string): void;
  /** Sends what is typed; what is not whole is typed on. */
  send(): void;
  /** What was wrong with the code before says nothing about the one that comes. */
  forgive(): void;
  readonly busy: boolean;
  readonly error: string | undefined;
}

/** Six digits that were typed, or handed over by the phone, and what came of them. */
export function useCodeCheck({ sent, onCode, onLook, signs = false }: Checks): CodeCheck {
  const [code, setCode] = useState('');
  const { busy, error, run, forgive } = useCheck(onCode, () => setCode(''));
  useLook(onLook, sent);
  const type = (text: string): void => {
    setCode(text);
    if (text.length === CODE_LENGTH && !signs) void run(text);
  };
  useHandedCode(type);
  const send = (): void => {
    void run(code);
    if (code.length < CODE_LENGTH) document.getElementById(CODE_ID)?.focus();
  };
  return { code, type, send, forgive, busy, error };
}

const LOOK_MS = 5_000;

/** Looks now and then, for as long as the message may still get lost. */
function useLook(look: Checks['onLook'], { undelivered = false }: Sent): void {
  const latest = useRef(look);
  const looks = look !== undefined;
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (undelivered || !looks) return;
    const timer = setInterval(() => !document.hidden && void latest.current?.(), LOOK_MS);
    return () => clearInterval(timer);
  }, [undelivered, looks]);
}

function useCheck(onCode: Checks['onCode'], onWrong: () => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const guard = useRef(false);
  const run = async (code: string): Promise<void> => {
    if (guard.current) return;
    if (code.length < CODE_LENGTH) return setError('Digite os 6 números do código.');
    guard.current = true;
    setBusy(true);
    const problem = await onCode(code);
    guard.current = false;
    setBusy(false);
    setError(problem?.message);
    // Without a line nobody has judged it: the digits stay.
    if (problem?.name.startsWith('otp.')) onWrong();
  };
  const forgive = (): void => {
    setError(undefined);
    onWrong();
  };
  return { busy, error, run, forgive };
}
