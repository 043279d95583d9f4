import { useTranslation } from 'react-i18next';
import { securityApi } from '../../api/securityApi';
import { plainTextProblem } from '../../rules/plainTextProblem';
import type { Profile } from '../../wire/profileWire';
import { AddressForm } from './AddressForm';
import { DeviceList } from './DeviceList';
import { PinForm } from './PinForm';
import { QuestionsForm } from './QuestionsForm';
import { TextEditForm } from './TextEditForm';
import type { EditKind } from './editKinds';

const PHRASE = { min: 4, max: 30 };

export type AccountFormsProps = { kind: EditKind; profile: Profile; onDone: () => void };

/** Forms of the account's security settings, one per setting. */
export function AccountForms({ kind, profile, onDone }: AccountFormsProps) {
  const { t } = useTranslation('session');
  const [setPhrase] = securityApi.useSetPhraseMutation();
  const { data: config } = securityApi.useGetSecurityConfigQuery();

  switch (kind) {
    case 'email':
      return <AddressForm channel="mail" onDone={onDone} />;
    case 'phone':
      return <AddressForm channel="sms" onDone={onDone} />;
    case 'transactionPassword':
      return (
        <PinForm
          channels={[...(profile.mobile ? (['sms'] as const) : []), ...(profile.email ? (['mail'] as const) : [])]}
          onDone={onDone}
        />
      );
    case 'questions':
      return <QuestionsForm onDone={onDone} />;
    case 'devices':
      return <DeviceList />;
    default:
      return (
        <TextEditForm
          initial={config?.rows.find(({ id }) => id === 'phrase')?.detail ?? ''}
          label={t('edit.phrase.label')}
          hint={t('edit.phrase.hint')}
          problem={(value) => {
            const problem = value.trim() === '' ? undefined : plainTextProblem(value, PHRASE);
            return problem && t(`edit.problem.${problem}`, PHRASE);
          }}
          save={(phrase) => setPhrase({ phrase })}
          onDone={onDone}
        />
      );
  }
}
