import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { serverNow, useErrorText, useFailure } from '@parlour/api-client';
import { paths, toastRequested } from '@parlour/kernel';
import { assignCampaign, type Campaign, campaignOfVisit, forgetCampaignCode } from '@parlour/kernel/campaign';
import { readStored, removeStored, writeStored } from '@parlour/kernel/storage';
import { typedLine } from '@parlour/kernel/typed';
import { displayName, runMode, useCaptcha } from '@parlour/player';
import { playerKeyOf, useBeginSession } from '@parlour/player/session';
import { dialingCodeOf, useMerchant } from '@parlour/site';
import { useSubmission } from '@parlour/submission';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { sessionApi } from '../../api/sessionApi';
import { useExclusive, useRevalidation } from '../../hooks/forms';
import { schemaWithMobile, useSmsCode } from '../../hooks/useSmsCode';
import { type RefusedField, refusedField, registerSchema } from '../../rules/fieldRules';
import {
  emptyRegisterValues,
  registerFieldNames,
  type RegisterMethod,
  type RegisterSetting,
  type RegisterValues,
  shownFields,
  traitsOf,
} from '../../rules/registerFields';
import { agreeToTerms, useTermsDate } from '../../rules/terms';
import { type RegisterInput, registerPayload, registrationSubmission } from '../../submissions/registrationSubmission';

/** Specification 8: "Registration failure toast, 2 s". */
const FAILURE_TOAST_MS = 2000;

/** Returns the registration form built from the gateway's rules, and handles its submission (specification 3 to 5). */
export function useRegistration(setting: RegisterSetting, link: AffiliateLink, method: RegisterMethod) {
  const { t } = useTranslation('session');
  const merchant = useMerchant();
  const { minAge } = merchant;
  const dialingCode = dialingCodeOf(merchant);
  const termsDate = useTermsDate();
  const errorText = useErrorText();
  const dispatch = useDispatch();
  const beginSession = useBeginSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { send, resend, pending, ...submission } = useSubmission(registrationSubmission, {
    // The intent has no owner, because only a visitor or a trial can register.
    player: '',
    leavesScreen: true,
    onAccepted: ({ userName, session }) => {
      dropDraft();
      assignCampaign(playerKeyOf({ merchantCode: merchant.code, userName }));
      // The form is sent only with the terms accepted, so the notice does not ask for them again.
      agreeToTerms(termsDate);
      if (session) {
        beginSession(session);
        dispatch(toastRequested({ level: 'success', text: t('register.welcome', { name: displayName(userName) }) }));
      } else {
        dispatch(toastRequested({ level: 'success', text: t('register.open', { name: displayName(userName) }) }));
        void navigate({ pathname: paths.session.login, search }, { replace: true, state: { username: userName } });
      }
    },
  });
  const isMobile = method.by === 'mobile';
  const [checkAffiliate] = sessionApi.useLazyCheckAffiliateQuery();
  const [refused, setRefused] = useState<RefusedField>();
  const [failure, setFailure] = useFailure();
  const [keptName, setKeptName] = useState('');
  /** Fields that the rules did not require, but a refusal of the gateway did. */
  const [demanded, setDemanded] = useState({ captcha: false, affiliateCode: false });

  // An SMS code replaces the captcha.
  const withCaptcha = (setting.captcha.enabled && !(isMobile && method.asksCode)) || demanded.captcha;
  const captcha = useCaptcha(withCaptcha);
  const fields = shownFields({ ...setting, captcha: { enabled: withCaptcha } }, link.isInvalid || demanded.affiliateCode, method);
  const form = useForm<RegisterValues, unknown, Partial<RegisterValues>>({
    defaultValues: { ...emptyRegisterValues, affiliateCode: link.code, ...readDraft() },
    resolver: standardSchemaResolver(
      schemaWithMobile(
        (readMobile) => registerSchema(fields, { now: new Date(serverNow()), minAge, readMobile, keptName: typedLine(keptName) }),
        () => (fields.some(({ name }) => name === 'mobileNum') ? dialingCode : undefined),
      ),
    ),
    mode: 'onTouched',
  });
  const { subscribe, setError, resetField } = form;
  useRevalidation(form);
  const sms = useSmsCode('register', () => {
    setDemanded({ ...demanded, captcha: true });
    captcha.refresh();
  });

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // A code that the player has not typed is the link's, and a later link may bring another.
        callback: ({ values }) => saveDraft(values.affiliateCode === link.code ? { ...values, affiliateCode: '' } : values),
      }),
    [subscribe, link.code],
  );

  useEffect(() => {
    if (refused) setError(refused.name, { message: refused.problem }, { shouldFocus: true });
  }, [refused, setError]);

  async function isInvitationWrong(code: string): Promise<boolean> {
    if (!code || (code === link.code && !link.isInvalid)) return false;
    const { data } = await checkAffiliate({ code, domain: link.domain });
    return data?.data.success === false;
  }

  function handleRefusal(error: unknown) {
    const named = refusedField(error);
    const isShown = fields.some(({ name }) => name === named?.name);
    if (named && (isShown || named.name === 'captcha' || named.name === 'affiliateCode')) {
      setDemanded({
        captcha: demanded.captcha || named.name === 'captcha',
        affiliateCode: demanded.affiliateCode || named.name === 'affiliateCode',
      });
      setRefused(named);
    } else setFailure(error);
    // The request for a captcha is no failure: the field appears and has the focus.
    if (named?.problem === 'captchaRequired') return;
    dispatch(toastRequested({ level: 'fail', text: errorText(error), durationMs: FAILURE_TOAST_MS }));
  }

  /** Adds the token of an external identity provider, if one sent the code: the token is the proof (specification 7). */
  async function withProof(payload: RegisterInput): Promise<{ payload: RegisterInput } | { error: unknown }> {
    if (!isMobile || !sms.isExternal || !payload.verificationCode) return { payload };
    const proof = await sms.prove(payload.verificationCode).catch((error: unknown) => ({ error }));
    return typeof proof === 'string' ? { payload: { ...payload, firebaseChannel: 'sms', firebaseIdToken: proof } } : { error: proof.error };
  }

  async function transmit(payload: RegisterInput) {
    const proven = await withProof(payload);
    if ('error' in proven) return handleRefusal(proven.error);
    const outcome = await (submission.isAbsent ? resend(proven.payload) : send({}, proven.payload));
    if (outcome.state === 'refused') handleRefusal(outcome.error);
    if (outcome.state === 'accepted') return;
    // The captcha was used up, whatever became of the rest.
    resetField('captcha');
    captcha.refresh();
  }

  const submit = useExclusive(async (values: Partial<RegisterValues>) => {
    setFailure(undefined);
    if (await isInvitationWrong(values.affiliateCode ?? '')) {
      setRefused({ name: 'affiliateCode', problem: 'invitation' });
      return;
    }
    await transmit(
      registerPayload(
        {
          ...values,
          affiliateCode: values.affiliateCode || link.code,
          recommenderId: values.recommenderId || link.campaign?.['r'] || '',
          mobileNum: values.mobileNum ?? '',
        },
        {
          countryDialingCode: dialingCode,
          domain: link.domain,
          campaign: link.campaign,
          registerUrl: window.location.host,
          method: runMode(),
          isNormal: !isMobile,
        },
      ),
    );
  });

  return {
    form,
    fields,
    captcha,
    sms,
    submit,
    failure,
    refuse: setRefused,
    keptName,
    keepName: setKeptName,
    isBusy: submission.state === 'sending',
    /** The gateway knows nothing of the last registration, so no account was opened. */
    wasLost: pending !== undefined && submission.isAbsent,
    /** The registration whose reply was lost, until its outcome is known. */
    checking: pending && !submission.isAbsent ? { ...submission, startedAt: pending.startedAt } : undefined,
  };
}

const DRAFT_KEY = 'registerDraft';
const draftSchema = v.record(v.string(), v.pipe(v.string(), v.maxLength(500)));
const draftFields = registerFieldNames.filter((name) => !traitsOf(name).isSecret);

/** Draft of the registration, so that Back and a reload lose nothing. It never contains secrets. */
function readDraft(): Partial<RegisterValues> {
  const draft = readStored('session', DRAFT_KEY, draftSchema) ?? {};
  return Object.fromEntries(draftFields.flatMap((name) => (draft[name] ? [[name, draft[name]]] : [])));
}

function saveDraft(values: Partial<RegisterValues>): void {
  const kept = draftFields.flatMap((name) => (values[name] ? [[name, values[name].slice(0, 500)]] : []));
  writeStored('session', DRAFT_KEY, Object.fromEntries(kept));
}

function dropDraft(): void {
  removeStored('session', DRAFT_KEY);
}

export type AffiliateLink = {
  domain: string;
  /** The link's affiliate code as the gateway knows it; empty if it is missing or invalid. */
  code: string;
  /** The gateway does not know the code: the player must type another (specification 4). */
  isInvalid: boolean;
  /** All that the link brought. */
  campaign: Campaign | undefined;
};

/** Returns the affiliate named by the last link that led here (specification 3), on whatever page the visit began. */
export function useAffiliateLink(): AffiliateLink {
  const [campaign] = useState(campaignOfVisit);
  const { code = '', domain = '' } = campaign ?? {};
  const { currentData } = sessionApi.useCheckAffiliateQuery({ code, domain }, { skip: code === '' });
  const isInvalid = currentData?.data.success === false;
  useEffect(() => {
    if (isInvalid) forgetCampaignCode();
  }, [isInvalid]);
  return { domain, code: isInvalid ? '' : (currentData?.code ?? code), isInvalid, campaign };
}
