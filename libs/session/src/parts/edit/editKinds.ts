/** Forms that open in a sheet, each with the area it belongs to. */
export const editKinds = {
  icon: 'profile',
  nickname: 'profile',
  birthday: 'profile',
  payeeName: 'profile',
  line: 'profile',
  whatsapp: 'profile',
  viber: 'profile',
  zalo: 'profile',
  email: 'security',
  phone: 'security',
  transactionPassword: 'security',
  questions: 'security',
  devices: 'security',
  phrase: 'security',
} as const;

export type EditKind = keyof typeof editKinds;

export function isEditKind(text: string | undefined): text is EditKind {
  return text !== undefined && Object.hasOwn(editKinds, text);
}
