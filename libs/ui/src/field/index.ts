export { AmountField, type AmountFieldProps } from './AmountField';
export { CaptchaField, type CaptchaFieldProps } from './CaptchaField';
export { Checkbox, type CheckboxProps } from './Checkbox';
export { PasswordField, type PasswordFieldProps } from './PasswordField';
export { PinField, type PinFieldProps } from './PinField';
export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField';
export { TextAreaField, type TextAreaFieldProps } from './TextAreaField';
export { TextField, type TextFieldProps } from './TextField';
