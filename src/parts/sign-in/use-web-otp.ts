import { useEffect, useEffectEvent } from 'react';
import { typedCode } from '#domain/one-time-code.ts';

interface OtpCredential extends Credential {
  code: string;
}

interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

function isOtp(credential: Credential | null): credential is OtpCredential {
  return credential !== null && 'code' in credential && typeof credential.code === 'string';
}

/**
 * Reads the code from the SMS by WebOTP, if the browser supports it. Stops when the form is
 * unmounted.
 */
export function useWebOtp(onCode: (code: string) => void): void {
  const read = useEffectEvent(onCode);
  // Waits for the SMS.
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined;
    const waiting = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: waiting.signal };
    void readSms(request).then((code) => {
      if (code && !waiting.signal.aborted) read(code);
      return undefined;
    });
    return () => waiting.abort();
  }, []);
}

async function readSms(request: OtpRequest): Promise<string> {
  try {
    const credential = await navigator.credentials.get(request);
    return isOtp(credential) ? typedCode(credential.code) : '';
  } catch {
    // It was refused, timed out or aborted. The customer types the code.
    return '';
  }
}
