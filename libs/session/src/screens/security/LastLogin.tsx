import { paths } from '@parlour/kernel';
import { useMerchantLink } from '@parlour/site';
import { useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FormSheet } from '../../parts/edit/EditSheet';
import { useEdit } from '../../parts/edit/editKinds';

export type LastLoginProps = { login: { at: number; ip?: string | null; device?: string | null } };

/** Shows the time and place of the last login, and the next step if it was somebody else (product 4.10). */
export function LastLogin({ login: { at, ip, device } }: LastLoginProps) {
  const { t } = useTranslation('session');
  const dates = useDateFormat();
  const support = useMerchantLink('LIVECHAT');
  const { open } = useEdit();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Notice
        tone="info"
        title={t('security.lastLogin', { when: dates.full(at) })}
        action={
          <Button variant="secondary" size="s" onClick={() => setAsked(true)}>
            {t('security.notYou')}
          </Button>
        }
      >
        {[device, ip].filter(Boolean).join(' · ')}
      </Notice>
      <FormSheet isOpen={isAsked} title={t('security.notYou')} onClose={() => setAsked(false)}>
        <Stack gap={3}>
          <p>{t('security.notYouText')}</p>
          <Button as={Link} to={paths.session.changePassword} icon="lock" block>
            {t('security.changeNow')}
          </Button>
          <Button
            variant="secondary"
            icon="smartphone"
            block
            onClick={() => {
              setAsked(false);
              open('devices');
            }}
          >
            {t('security.row.devices.title')}
          </Button>
          {support && (
            <Button as="a" href={support} target="_blank" rel="noopener noreferrer" variant="secondary" icon="headset" block>
              {t('security.support')}
            </Button>
          )}
        </Stack>
      </FormSheet>
    </>
  );
}
