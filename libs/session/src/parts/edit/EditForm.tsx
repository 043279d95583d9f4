import { serverNow } from '@parlour/api-client';
import { useMerchant } from '@parlour/site';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { profileApi } from '../../api/profileApi';
import { securityApi } from '../../api/securityApi';
import { useThisYear } from '../../hooks/useThisYear';
import { BIRTHDAY_MIN_YEAR, birthdayProblem } from '../../rules/fieldRules';
import type { Profile, ContactKind } from '../../wire/profileWire';
import { AddressForm } from './AddressForm';
import { DeviceList } from './DeviceList';
import { IconPicker } from './IconPicker';
import { PinForm } from './PinForm';
import { QuestionsForm } from './QuestionsForm';
import { type PlainTextRule, plainTextProblem, TextEditForm } from './TextEditForm';
import { type EditKind, editKinds } from './editKinds';

export type EditFormProps = { kind: EditKind; profile: Profile; onDone: () => void };

/** The form of one kind: of the profile or of the account's security. */
export function EditForm(props: EditFormProps) {
  return editKinds[props.kind] === 'profile' ? <ProfileForms {...props} /> : <AccountForms {...props} />;
}

const NICKNAME: PlainTextRule = { min: 2, max: 20 };
const PAYEE: PlainTextRule = { min: 2, max: 80, pattern: /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u };
const CONTACT: PlainTextRule = { min: 0, max: 60 };

type ProfileFormsProps = { kind: EditKind; profile: Profile; onDone: () => void };

function ProfileForms({ kind, profile, onDone }: ProfileFormsProps) {
  const { t } = useTranslation('session');
  const { minAge } = useMerchant();
  const year = useThisYear();
  const [setNickname] = profileApi.useSetNicknameMutation();
  const [setPayeeName] = profileApi.useSetPayeeNameMutation();
  const [setBirthday] = profileApi.useSetBirthdayMutation();
  const [setContact] = profileApi.useSetContactMutation();
  const textProblem = (rule: PlainTextRule) => (value: string) => {
    const problem = plainTextProblem(value, rule);
    return problem && t(`edit.problem.${problem}`, rule);
  };

  if (profile.locked.some((locked) => locked === kind)) return <Notice tone="info">{t('settings.lockedWhy')}</Notice>;
  switch (kind) {
    case 'icon':
      return <IconPicker profile={profile} onDone={onDone} />;
    case 'nickname':
      return (
        <TextEditForm
          initial={profile.nickname ?? ''}
          label={t('settings.nickname')}
          hint={t('field.between', NICKNAME)}
          problem={textProblem(NICKNAME)}
          save={(nickname) => setNickname({ nickname })}
          onDone={onDone}
          input={{ autoComplete: 'nickname', dir: 'auto' }}
        />
      );
    case 'payeeName':
      return (
        <TextEditForm
          initial=""
          label={t('settings.payeeName')}
          hint={t('register.help.payeeName')}
          warning={t('edit.payeeWarning')}
          problem={textProblem(PAYEE)}
          isName
          save={(payeeName) => setPayeeName({ payeeName })}
          onDone={onDone}
          input={{ autoComplete: 'name', autoCapitalize: 'words' }}
        />
      );
    case 'birthday':
      return (
        <TextEditForm
          initial=""
          label={t('settings.birthday')}
          hint={t('register.help.birthday', { age: minAge })}
          warning={t('edit.birthdayWarning')}
          problem={(value) => {
            const problem = birthdayProblem(value, { now: new Date(serverNow()), minAge });
            return problem && t(`field.error.${problem}`, { age: minAge });
          }}
          save={(birthday) => setBirthday({ birthday })}
          onDone={onDone}
          input={{
            type: 'date',
            autoComplete: 'bday',
            min: `${BIRTHDAY_MIN_YEAR}-01-01`,
            max: `${year}-12-31`,
          }}
        />
      );
    default:
      return (
        <TextEditForm
          initial={profile.contacts.find((contact) => contact.kind === kind)?.value ?? ''}
          label={t(`settings.contact.${kind as ContactKind}`)}
          hint={t('edit.contactHint')}
          problem={textProblem(CONTACT)}
          save={(value) => setContact({ kind: kind as ContactKind, value })}
          onDone={onDone}
        />
      );
  }
}

const PHRASE = { min: 4, max: 30 };

type AccountFormsProps = { kind: EditKind; profile: Profile; onDone: () => void };

function AccountForms({ kind, profile, onDone }: AccountFormsProps) {
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
            const problem = value === '' ? undefined : plainTextProblem(value, PHRASE);
            return problem && t(`edit.problem.${problem}`, PHRASE);
          }}
          save={(phrase) => setPhrase({ phrase })}
          onDone={onDone}
        />
      );
  }
}
