import { useEffect, useRef } from 'react';

/** The phone hands over the code of the message that has just come, where it can (WebOTP) and the person says yes. */
export function useHandedCode(take: (code: string) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const gone = new AbortController();
    const asked: CredentialRequestOptions & { readonly otp: object } = {
      otp: { transport: ['sms'] },
      signal: gone.signal,
    };
    const hand = (given: Credential | null): void => {
      if (given !== null && 'code' in given && typeof given.code === 'string') latest.current(given.code);
    };
    // Refused, or the person has typed it meanwhile.
    navigator.credentials.get(asked).then(hand, () => undefined);
    return () => gone.abort();
  }, []);
}
