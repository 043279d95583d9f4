export { AmountField, type AmountFieldProps } from './amount/AmountField';
export { CaptchaField, type CaptchaFieldProps } from './captcha/CaptchaField';
export { Checkbox, type CheckboxProps } from './Checkbox';
export { PasswordField, type PasswordFieldProps } from './PasswordField';
export { PinField, type PinFieldProps } from './pin/PinField';
export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField';
export { TextAreaField, type TextAreaFieldProps } from './TextAreaField';
export { TextField, type TextFieldProps } from './TextField';
