import { paths, toastRequested } from '@parlour/kernel';
import { useSecretSubmission } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { ChoiceCards } from '@parlour/ui/choice';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { LostReply, NothingArrived } from '../../parts/FormFailure';
import { NewPasswordForm } from '../../parts/NewPasswordForm';
import { forgetCredentials } from '../../rules/rememberedCredentials';
import { forgottenPasswordSubmission } from '../../submissions/passwordSubmissions';
import { MailSent, ForgotCodeForm } from './ForgotCodeForm';
import { ForgotWhoForm } from './ForgotWhoForm';
import { dropProgress, useForgotSteps, useForgot } from './useForgot';

/** `/m/forget` (product 4.15): account, code or e-mail, then a new password. The link of the e-mail returns with `#ticket=…`. */
export function ForgotScreen() {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { step, setStep, method, setMethod, who, setWho, ticket, setTicket } = useForgotSteps();
  const forgot = useForgot(method);
  const submission = useSecretSubmission(forgottenPasswordSubmission, {
    player: '',
    leavesScreen: true,
    onAccepted: ({ userName }) => {
      dropProgress();
      forgetCredentials('username');
      dispatch(toastRequested({ level: 'success', text: t('forgot.done') }));
      void navigate(paths.session.login, { replace: true, state: { username: userName } });
    },
  });

  const back = () => setStep('identify');

  function startAgain() {
    submission.reset();
    back();
  }

  // After a reload only the key is left. In step 4 the form itself waits, because it still holds the password.
  if (submission.checking && step !== 'password') {
    return (
      <Page>
        <LostReply sent="password" checking={submission.checking} />
      </Page>
    );
  }
  return (
    <Page>
      <Stack gap={5}>
        {step === 'identify' && (
          <>
            {submission.wasLost && <NothingArrived sent="password" />}
            <p>{t('forgot.intro')}</p>
            <ChoiceCards
              label={t('forgot.method')}
              layout="list"
              value={method}
              onChange={(next) => {
                setMethod(next);
                setWho({ ...who, contact: '', captcha: '' });
                forgot.forget();
              }}
              items={[
                { id: 'sms', title: t('forgot.bySms'), text: t('forgot.bySmsText'), icon: 'smartphone' },
                { id: 'email', title: t('forgot.byEmail'), text: t('forgot.byEmailText'), icon: 'mail' },
              ]}
            />
            <ForgotWhoForm
              key={method}
              method={method}
              forgot={forgot}
              known={who}
              onSent={(next) => {
                if (submission.wasLost) submission.discard();
                setWho(next);
                setStep(method === 'sms' ? 'code' : 'mail');
              }}
            />
            <Button as={Link} to={paths.messaging.messages} variant="ghost" icon="headset" block>
              {t('forgot.neither')}
            </Button>
          </>
        )}
        {step === 'code' && (
          <ForgotCodeForm
            forgot={forgot}
            who={who}
            onBack={back}
            onTicket={(next) => {
              setTicket(next);
              setStep('password');
            }}
          />
        )}
        {step === 'mail' && <MailSent forgot={forgot} who={who} onBack={back} />}
        {step === 'password' && (
          <>
            <NewPasswordForm
              asksOld={false}
              submission={submission}
              onSubmit={({ password }) => submission.send({}, { ticket: ticket ?? '', password })}
            />
            {submission.error !== undefined && (
              <Button variant="ghost" block onClick={startAgain}>
                {t('forgot.startAgain')}
              </Button>
            )}
            {!submission.checking && <p>{t('forgot.passkeyHint')}</p>}
          </>
        )}
      </Stack>
    </Page>
  );
}
