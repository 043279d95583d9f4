import { useErrorText } from '@parlour/api-client';
import { typedDigits, typedLine } from '@parlour/kernel/typed';
import { ZawgyiQuestion } from '@parlour/player';
import { dialingCodeOf, useMerchant } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { Disclosure } from '@parlour/ui/disclosure';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Fragment, type ReactNode, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sessionApi } from '../../api/sessionApi';
import { LostReply, NothingArrived } from '../../parts/FormFailure';
import { useBotCheck, useCooldown, useFieldText } from '../../hooks/forms';
import { useMobile } from '../../hooks/useSmsCode';
import { CaptchaInput, SmsCodeField } from '../../parts/CodeFields';
import type { RegisterFieldName, RegisterMethod, RegisterSetting, ShownField } from '../../rules/registerFields';
import { Consents, RegisterField } from './RegisterField';
import styles from './RegisterForm.module.css';
import { type AffiliateLink, useRegistration } from './useRegistration';

export type RegisterFormProps = { setting: RegisterSetting; link: AffiliateLink; method: RegisterMethod };

export function RegisterForm({ setting, link, method }: RegisterFormProps) {
  const { t } = useTranslation('session');
  const dialingCode = dialingCodeOf(useMerchant());
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const {
    form,
    fields,
    captcha,
    sms,
    submit,
    failure: lastFailure,
    refuse,
    keptName,
    keepName,
    isBusy,
    wasLost,
    checking,
  } = useRegistration(setting, link, method);
  const { note, read } = useBotCheck();
  const { register, control, handleSubmit, getFieldState, getValues, setValue, resetField, trigger, clearErrors } = form;
  const { errors, isSubmitting } = useFormState({ control });
  const mobile = useMobile(
    dialingCode,
    fields.some(({ name }) => name === 'mobileNum'),
  );
  const [number, payeeName] = useWatch({ control, name: ['mobileNum', 'payeeName'] });
  const { failure, isWaiting } = useCooldown(lastFailure);
  const { state: nameState, ask } = useUsernameCheck();
  const [consent, setConsent] = useState({ disclaimer: true, age: false });
  const required = fields.filter(({ isRequired }) => isRequired);
  const optional = fields.filter(({ isRequired }) => !isRequired);
  // Fields with values from a draft are not hidden.
  const [wasFilled] = useState(() => optional.some(({ name }) => getValues(name) !== (name === 'affiliateCode' ? link.code : '')));
  const needsAge = setting.ageConfirmation && !consent.age;

  /** Event handlers of single fields besides storing the value. */
  const reactions: Partial<Record<RegisterFieldName, Parameters<typeof register>[1]>> = {
    username: {
      onChange: () => ask(''),
      onBlur: async () => {
        if (await trigger('username')) ask(typedLine(getValues('username')));
      },
    },
    password: {
      onChange: () => {
        if (getValues('confirmPassword')) void trigger('confirmPassword');
      },
    },
  };
  const problems: Partial<Record<RegisterFieldName, string>> = {
    username: nameState === 'taken' ? 'taken' : undefined,
    mobileNum: sms.numberProblem,
  };
  const hints: Partial<Record<RegisterFieldName, ReactNode>> = {
    username: !errors.username && (nameState === 'free' || nameState === 'checking') ? <UsernameHint state={nameState} /> : undefined,
    affiliateCode: link.isInvalid ? t('register.invitation') : undefined,
  };

  // Specification 5: requesting an SMS code first validates the mobile number.
  const askCode = async () => {
    if (!(await trigger('mobileNum', { shouldFocus: true }))) return;
    const { mobileNum, captcha: answer } = getValues();
    await sms.send({ mobileNum, botCheck: { ...read(), captcha: typedDigits(answer) } });
  };

  const refuseName = () => refuse({ name: 'username', problem: 'taken' });
  const send = handleSubmit(
    (values) => (nameState === 'taken' ? refuseName() : submit(values)),
    // The check of the name is no rule of the form, but the focus must not pass over it.
    () => nameState === 'taken' && !getFieldState('username').error && refuseName(),
  );

  function renderField(field: ShownField) {
    const { name } = field;
    const registration = register(name, reactions[name]);
    const error = fieldText(errors[name]?.message ?? problems[name], { ...field, ...mobile.words });
    if (name === 'captcha')
      return (
        <CaptchaInput key={name} isMarked captcha={captcha} registration={registration} error={error} onReplaced={() => resetField(name)} />
      );
    if (name === 'verificationCode') {
      return (
        <SmsCodeField
          key={name}
          isMarked
          sms={sms}
          registration={registration}
          error={error}
          onSend={() => void askCode()}
          onRead={(code) => setValue(name, code, { shouldValidate: true })}
        />
      );
    }
    return (
      <Fragment key={name}>
        <RegisterField
          field={{ ...field, name }}
          registration={registration}
          error={error}
          hint={hints[name]}
          dialingCode={dialingCode}
          reading={name === 'mobileNum' ? mobile.reading(number) : undefined}
        />
        {name === 'payeeName' && (
          <ZawgyiQuestion
            typed={payeeName}
            kept={keptName}
            onTake={(unicode) => setValue(name, unicode, { shouldValidate: true })}
            onKeep={(typed) => {
              keepName(typed);
              clearErrors(name);
            }}
          />
        )}
      </Fragment>
    );
  }

  if (checking) return <LostReply sent="registration" checking={checking} />;
  return (
    <form noValidate onInput={note} onPointerDown={note} onSubmit={(event) => void send(event)}>
      <Stack gap={3}>
        {wasLost && <NothingArrived sent="registration" />}
        {required.map(renderField)}
        <OptionalFields isOpen={wasFilled || optional.some(({ name }) => errors[name])}>{optional.map(renderField)}</OptionalFields>
        <Consents consent={consent} onChange={setConsent} asksAge={setting.ageConfirmation} />
        {failure !== undefined && <Notice tone="danger">{errorText(failure)}</Notice>}
        <div className={styles.submit}>
          <Button type="submit" block busy={isSubmitting || isBusy} disabled={!consent.disclaimer || needsAge || isWaiting}>
            {t('register.submit')}
          </Button>
          <span className={styles.gifts}>{t('register.gifts')}</span>
        </div>
        {needsAge && <p className={styles.legend}>{t('register.ageFirst')}</p>}
      </Stack>
    </form>
  );
}

/** Optional fields are collapsed below the required ones. */
function OptionalFields({ isOpen, children }: { isOpen: boolean; children: ReactNode[] }) {
  const { t } = useTranslation('session');
  if (children.length === 0) return null;
  return (
    <Disclosure look="line" title={t('register.more')} isOpen={isOpen}>
      <Stack gap={4}>{children}</Stack>
    </Disclosure>
  );
}

/** Shows whether the user name is available as soon as the check returns. */
function UsernameHint({ state }: { state: 'free' | 'checking' }) {
  const { t } = useTranslation('session');
  return (
    <span role="status" className={styles.hint} data-free={state === 'free' || undefined}>
      {t(state === 'free' ? 'register.available' : 'register.checking')}
    </span>
  );
}

type UsernameCheck = {
  state: 'unknown' | 'checking' | 'free' | 'taken';
  /** Checks this name; an empty name clears the last result. */
  ask: (username: string) => void;
};

/** Checks whether a user name is available. A failed check shows nothing, because the registration itself reports it. */
function useUsernameCheck(): UsernameCheck {
  const [asked, setAsked] = useState('');
  const { currentData, isFetching } = sessionApi.useCheckUsernameQuery({ username: asked }, { skip: asked === '' });
  const answer = currentData && (currentData.available ? 'free' : 'taken');
  return { state: (asked !== '' && (isFetching ? 'checking' : answer)) || 'unknown', ask: setAsked };
}
