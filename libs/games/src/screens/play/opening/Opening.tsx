import { useCatalogueText, useStoredCopy } from '@parlour/api-client';
import { useImageFiles } from '@parlour/content';
import { Button } from '@parlour/ui/button';
import { Image } from '@parlour/ui/image';
import { Spinner } from '@parlour/ui/spinner';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { homeApi } from '../../../api/homeApi';
import type { Vendor } from '../../../api/toVendors';
import { copyOwner, vendorsCopy } from '../../../api/vendorsCopy';
import { useCatalogScope } from '../../../hooks/useCatalogScope';
import { useElapsed } from '../../../hooks/useElapsed';
import { timings } from '../../../rules/limits';
import styles from './Opening.module.css';

type OpeningProps = { text: string; onLeave: () => void; action?: ReactNode };

/** Shown while a game opens, with the picture of the tile that expanded into it and the provider's mark. After 3 s it also says that the connection is slow; the player can always leave. */
export function Opening({ text, onLeave, action }: OpeningProps) {
  const { t } = useTranslation('games');
  const catalogueText = useCatalogueText();
  const isSlow = useElapsed(timings.slowAfter);
  const image = useTileImage();

  return (
    <div className={styles.opening}>
      {image && (
        <div className={styles.art} data-launch-art>
          <Image src={image} ratio="4/5" load="soon" />
        </div>
      )}
      <div role="status">
        <p className={styles.text}>{text}</p>
        <p className={styles.slow}>{isSlow && catalogueText('slowConnection')}</p>
      </div>
      <ProviderMark />
      <Spinner />
      {isSlow && action}
      <Button variant="ghost" onClick={onLeave}>
        {t('play.back')}
      </Button>
    </div>
  );
}

/** The picture of the tile that the player tapped, which the app hands over in the router's state when the tile expands into the screen. */
function useTileImage(): string | undefined {
  const state: unknown = useLocation().state;
  const image = typeof state === 'object' && state !== null && 'image' in state ? state.image : undefined;
  return typeof image === 'string' ? image : undefined;
}

/** In pixels. */
const widths = [160];

/** The logo and the name of the provider that the address names, as soon as they are known. Their place is kept until then. */
function ProviderMark() {
  const [search] = useSearchParams();
  const vendor = useKnownVendor(search.get('vassalage') ?? '');
  const imageOf = useImageFiles();
  const { name, image, placeholder } = vendor ?? {};
  return (
    <p className={styles.mark}>
      {image && (
        <span className={styles.logo}>
          <Image {...imageOf(image, widths)} placeholder={placeholder} sizes="48px" ratio="3/2" load="soon" />
        </span>
      )}
      {name}
    </p>
  );
}

/** Returns a vendor from the reply that another screen has asked for, or from the copy of the last visit. It asks the gateway nothing. */
function useKnownVendor(code: string): Vendor | undefined {
  const scope = useCatalogScope();
  const { data } = homeApi.endpoints.getVendors.useQueryState(scope);
  const copy = useStoredCopy(vendorsCopy, copyOwner(scope), data === undefined);
  return (data ?? copy)?.vendors.find((vendor) => vendor.code === code);
}
