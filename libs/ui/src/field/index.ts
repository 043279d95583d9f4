export { AmountField, type AmountFieldProps } from './amount/AmountField';
export { CaptchaField, type CaptchaFieldProps } from './captcha/CaptchaField';
export { Checkbox, type CheckboxProps } from './checkbox/Checkbox';
export { PasswordField, type PasswordFieldProps } from './password/PasswordField';
export { PinField, type PinFieldProps } from './pin/PinField';
export { SelectField, type SelectFieldProps, type SelectOption } from './select/SelectField';
export { TextAreaField, type TextAreaFieldProps } from './text-area/TextAreaField';
export { TextField, type TextFieldProps } from './text/TextField';
