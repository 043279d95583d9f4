import { LoadState, useErrorText } from '@parlour/api-client';
import { useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { securityApi } from '../../api/securityApi';

export function DeviceList() {
  const { t } = useTranslation('session');
  const dates = useDateFormat();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = securityApi.useGetDevicesQuery();
  const [end, { error: failure, isLoading, originalArgs }] = securityApi.useEndDeviceMutation();

  if (!data) return <LoadState title={t('edit.devices.failed')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const isEnding = (id: string) => isLoading && originalArgs?.id === id;
  return (
    <Stack gap={4}>
      <ListGroup>
        {data.map(({ id, name, ip, lastSeenAt, isCurrent }) => (
          <ListRow
            key={id}
            icon="smartphone"
            title={name}
            text={[isCurrent ? t('edit.devices.current') : dates.full(lastSeenAt), ip].filter(Boolean).join(' · ')}
            end={
              !isCurrent && (
                <Button
                  variant="secondary"
                  size="s"
                  busy={isEnding(id)}
                  aria-label={t('edit.devices.endNamed', { name })}
                  onClick={() => void end({ id })}
                >
                  {t('edit.devices.end')}
                </Button>
              )
            }
          />
        ))}
      </ListGroup>
      {failure !== undefined && <Notice tone="danger">{errorText(failure)}</Notice>}
      {data.some(({ isCurrent }) => !isCurrent) && (
        <Button variant="secondary" block busy={isEnding('')} onClick={() => void end({ id: '' })}>
          {t('edit.devices.endAll')}
        </Button>
      )}
    </Stack>
  );
}
