import { errorCode, useErrorText } from '@parlour/api-client';
import type { WireValue } from '@parlour/kernel/wire-call';
import { useCaptcha } from '@parlour/player';
import { useDateFormat } from '@parlour/site/format';
import { typedDigits, typedLine, typedText } from '@parlour/kernel/typed';
import { Button } from '@parlour/ui/button';
import { CaptchaField, SelectField, TextAreaField, TextField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendFeedbackMutation, useGetFeedbackItemsQuery } from '../../api/feedbackApi';
import { letters, type FeedbackFaults, feedbackFaults, useFeedbackForm } from './useFeedbackForm';
import { CONTACT_MAX, type FeedbackTopic, feedbackTopics, type feedbackWire, REMARK_MAX } from '../../wire/feedback';
import { UnsentImages, ImagePicker } from './ImagePicker';
import { useFeedbackImages } from './useFeedbackImages';

export type FeedbackFormProps = {
  setting: WireValue<typeof feedbackWire.getFeedbackSetting>;
  onSent: (sent: { reference: string; replyHours?: number | null }) => void;
};

/** Feedback form: topic, related order or game, description, images and contact. Typed text is never lost. */
export function FeedbackForm({ setting, onSent }: FeedbackFormProps) {
  const { t } = useTranslation('messaging');
  const errorText = useErrorText();
  const { draft, change, keyOf, finish } = useFeedbackForm();
  const images = useFeedbackImages();
  const [send, { isLoading, error }] = useSendFeedbackMutation();
  const wantsCaptcha = setting.captcha || errorCode(error).startsWith('CAPTCHA');
  const captcha = useCaptcha(wantsCaptcha);
  const [typed, setTyped] = useState({ replaced: 0, answer: '' });
  // An answer to a former image is dropped.
  const answer = typed.replaced === captcha.replaced ? typed.answer : '';
  const setAnswer = (next: string) => setTyped({ replaced: captcha.replaced, answer: next });
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { minWords, maxWords } = setting;
  const contact = draft.contact ?? setting.contact;
  const faults: FeedbackFaults = isTried ? feedbackFaults({ ...draft, contact }, setting) : {};
  const isUploading = images.images.some(({ state }) => state === 'uploading' || state === 'checking');
  const unsent = images.images.filter(({ state }) => state !== 'done');

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const found = feedbackFaults({ ...draft, contact }, setting);
    const first = (['topic', 'content', 'remark', 'contact'] as const).find((name) => found[name]);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    if (unsent.length > 0) form.current?.querySelector<HTMLElement>('[data-image]:not([data-image=done]) button')?.focus();
    else await deliver();
  }

  async function deliver() {
    if (isLoading || draft.topic === '') return;
    const { topic, relatedId, content, remark } = draft;
    const sent = images.images.filter(({ state }) => state === 'done').map(({ id }) => id);
    const reply = await send({
      idempotencyKey: keyOf(),
      topic,
      relatedId,
      content: typedText(content),
      remark: typedText(remark),
      contact: typedLine(contact),
      images: sent,
      captcha: typedDigits(answer),
    });
    if (reply.data) {
      finish();
      onSent(reply.data);
    } else if (wantsCaptcha) {
      setAnswer('');
      captcha.refresh();
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap={4}>
        <SelectField
          name="topic"
          label={t('feedback.topic')}
          placeholder={t('feedback.chooseTopic')}
          options={feedbackTopics.map((id) => ({ value: id, label: t(`topic.${id}`) }))}
          value={draft.topic}
          error={faults.topic && t('feedback.fault.topic')}
          aria-required
          onChange={({ target }) => change({ topic: feedbackTopics.find((id) => id === target.value) ?? '', relatedId: '' })}
        />
        {draft.topic && <RelatedField topic={draft.topic} value={draft.relatedId} onChange={(relatedId) => change({ relatedId })} />}
        <TextAreaField
          name="content"
          label={t('feedback.content')}
          hint={t('feedback.contentHint', { min: minWords, max: maxWords })}
          counter={`${letters(draft.content)} / ${maxWords}`}
          value={draft.content}
          error={faults.content && t(`feedback.fault.${faults.content}`, { min: minWords, max: maxWords })}
          aria-required
          onChange={({ target }) => change({ content: target.value })}
        />
        <ImagePicker images={images} />
        <TextAreaField
          name="remark"
          rows={2}
          label={t('feedback.remark')}
          counter={`${letters(draft.remark)} / ${REMARK_MAX}`}
          value={draft.remark}
          error={faults.remark && t('feedback.fault.remark', { max: REMARK_MAX })}
          onChange={({ target }) => change({ remark: target.value })}
        />
        <TextField
          name="contact"
          label={t('feedback.contact')}
          hint={t('feedback.contactHint')}
          error={faults.contact && t('feedback.fault.tooLong', { max: CONTACT_MAX })}
          value={contact}
          onChange={({ target }) => change({ contact: target.value })}
        />
        {wantsCaptcha && (
          <CaptchaField
            name="captcha"
            label={t('feedback.captcha')}
            inputMode="numeric"
            image={captcha.image}
            imageLabel={t('feedback.captchaImage')}
            refreshLabel={t('feedback.captchaRefresh')}
            loading={captcha.isLoading}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
            onRefresh={captcha.refresh}
          />
        )}
        {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
        <UnsentImages count={isTried && !isUploading ? unsent.length : 0} isBusy={isLoading} onSendWithout={() => void deliver()} />
        <Button type="submit" block busy={isLoading} disabled={isUploading}>
          {isUploading ? t('feedback.waitForImages') : t('feedback.submit')}
        </Button>
      </Stack>
    </form>
  );
}

type RelatedFieldProps = { topic: FeedbackTopic; value: string; onChange: (id: string) => void };

/** Selects the order or game of a report, or none. Renders nothing if there is nothing to select. */
function RelatedField({ topic, value, onChange }: RelatedFieldProps) {
  const { t } = useTranslation('messaging');
  const { full } = useDateFormat();
  const { currentData: items = [] } = useGetFeedbackItemsQuery({ topic });
  // An order from the URL may be older than the list.
  const isListed = value === '' || items.some(({ id }) => id === value);
  const options = [
    ...(isListed ? [] : [{ value, label: value }]),
    ...items.map(({ id, label, at }) => ({ value: id, label: withDate(label, full(at)) })),
  ];
  if (options.length === 0) return null;
  return (
    <SelectField
      label={t('feedback.related')}
      placeholder={t('feedback.noRelated')}
      options={options}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function withDate(label: string, date: string): string {
  return date ? `${label} · ${date}` : label;
}
