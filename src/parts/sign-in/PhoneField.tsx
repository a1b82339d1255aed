import { useText } from '#state/language.ts';
import { signInText } from '#text/sign-in.ts';
import { TextField } from '#ui/TextField.tsx';

export interface PhoneFieldProps {
  value: string;
  onChange: (phone: string) => void;
  onBlur?: () => void;
  error: string;
}

/**
 * The Mobile Number field. It has no tight length limit, because a pasted chat link is longer than
 * the number.
 */
export function PhoneField({ value, onChange, onBlur, error }: PhoneFieldProps) {
  const t = useText(signInText);
  return (
    <TextField
      label={t.phone}
      hint={t.phoneHint}
      type="tel"
      inputMode="tel"
      autoComplete="username"
      required
      maxLength={60}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
    />
  );
}
