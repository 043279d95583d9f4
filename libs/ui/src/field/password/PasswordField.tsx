import { useState } from 'react';
import { IconButton } from '../../button';
import { TextField, type TextFieldProps } from '../text/TextField';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'> & {
  showLabel: string;
  hideLabel: string;
};

/** A password field with a button that shows the password. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          tone="dim"
          label={isShown ? hideLabel : showLabel}
          disabled={field.disabled}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
