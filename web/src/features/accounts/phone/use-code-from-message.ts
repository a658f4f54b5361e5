import { useEffect, useRef } from 'react';

/** WebOTP, which TypeScript's DOM types lack. */
interface MessageRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/**
 * Passes on the code from a text message that ends with this site's `@host #code` line, if the browser supports it
 * and the person agrees. Others use `autocomplete="one-time-code"`.
 */
export function useCodeFromMessage(onCode: (code: string) => void) {
  const handOver = useRef(onCode);
  handOver.current = onCode;
  useEffect(() => {
    if (!('OTPCredential' in window)) {
      return;
    }
    const ended = new AbortController();
    const request: MessageRequest = { otp: { transport: ['sms'] }, signal: ended.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        if (credential && 'code' in credential && typeof credential.code === 'string') {
          handOver.current(credential.code);
        }
      },
      () => undefined,
    );
    return () => ended.abort();
  }, []);
}
