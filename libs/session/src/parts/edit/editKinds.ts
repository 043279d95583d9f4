import { useSearchParams } from 'react-router-dom';

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

/** The URL stores the open sheet, so that Back closes it and other screens can open it. */
export function useEdit(): { edit: string | undefined; open: (id: string) => void; close: () => void } {
  const [query, setQuery] = useSearchParams();
  const change = (id: string | undefined) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (id) next.set('edit', id);
        else next.delete('edit');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { edit: query.get('edit') ?? undefined, open: change, close: () => change(undefined) };
}
