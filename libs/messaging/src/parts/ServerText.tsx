import { useCatalogueText } from '@parlour/api-client';
import { openOutside, useImageOrigins } from '@parlour/content';
import { appPath, openableUrl, toastRequested } from '@parlour/kernel';
import { useMerchant } from '@parlour/site';
import { ConfirmDialog } from '@parlour/ui/dialog';
import { RichText } from '@parlour/ui/rich-text';
import { Sheet } from '@parlour/ui/sheet';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import styles from './ServerText.module.css';

type OpenImage = { src: string; alt: string };

/**
 * HTML from the operator. Internal links open in the app, external links after a confirmation, and a tapped image expands to full
 * width.
 */
export function ServerText({ html }: { html: string }) {
  const { t } = useTranslation('messaging');
  const { linkHosts } = useMerchant();
  const imageOrigins = useImageOrigins();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const catalogueText = useCatalogueText();
  const [leaving, setLeaving] = useState<string>();
  const [image, setImage] = useState<OpenImage>();

  function handleLink(href: string) {
    const path = appPath(href);
    const url = openableUrl(href, linkHosts);
    if (path) void navigate(path);
    else if (url) setLeaving(url);
    else dispatch(toastRequested({ level: 'fail', text: { catalogue: 'linkBlocked' } }));
  }
  function handleClick({ target }: MouseEvent) {
    if (!(target instanceof HTMLImageElement) || target.closest('a')) return;
    setImage({ src: target.currentSrc || target.src, alt: target.alt });
  }

  // Images zoom on a tap. The page itself can be zoomed too, so this is optional.
  return (
    <div role="presentation" onClick={handleClick} className={styles.text}>
      <RichText html={html} onLink={handleLink} imageOrigins={imageOrigins} cutLabel={catalogueText('textCut')} />
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('leave.title')}
        text={t('leave.text', { host: leaving ? new URL(leaving).host : '' })}
        confirmLabel={t('leave.confirm')}
        cancelLabel={t('leave.cancel')}
        onConfirm={() => {
          if (leaving) openOutside(leaving);
          setLeaving(undefined);
        }}
        onCancel={() => setLeaving(undefined)}
      />
      <Sheet
        open={image !== undefined}
        title={image?.alt || t('image.title')}
        closeLabel={t('dialog.close')}
        onClose={() => setImage(undefined)}
      >
        {image && <img className={styles.image} src={image.src} alt={image.alt} />}
      </Sheet>
    </div>
  );
}
