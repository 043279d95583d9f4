import { useImageFiles } from '@parlour/content';
import { paths, to } from '@parlour/kernel';
import type { SearchEntry } from '@parlour/kernel/feature';
import type { IconName } from '@parlour/ui/icon';
import { Image } from '@parlour/ui/image';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Vendor } from '../../api/toVendors';
import { vendorPath } from '../../rules/play/vendorPath';
import styles from './SearchSheet.module.css';

type FoundRowsProps = { vendors: readonly Vendor[]; entries: readonly SearchEntry[]; onOpen: () => void };

const kinds = ['page', 'help', 'promotion'] as const satisfies SearchEntry['kind'][];
/** Rows of a group: more would push the next group out of sight. */
const mostShown = 3;
/** The smallest files of the CDN, in pixels. */
const widths = { logo: 160, cover: 720 };

/** The results of the device besides games, in groups: providers, pages, help, promotions. */
export function FoundRows({ vendors, entries, onOpen }: FoundRowsProps) {
  const { t } = useTranslation('games');
  const imageOf = useImageFiles();
  const picture = (path: string | undefined, kind: keyof typeof widths, placeholder?: string) => (
    <span className={styles.picture}>
      <Image {...imageOf(path, [widths[kind]])} placeholder={placeholder} ratio={kind === 'logo' ? '3/2' : '16/9'} />
    </span>
  );

  return (
    <>
      {vendors.length > 0 && (
        <ListGroup title={t('list.vendors')}>
          {vendors.slice(0, mostShown).map((vendor) => (
            <ListRow
              key={vendor.code}
              as={Link}
              to={providerPath(vendor)}
              start={picture(vendor.image, 'logo', vendor.placeholder)}
              title={<bdi>{vendor.name}</bdi>}
              text={vendor.gameCount ? t('center.games', { count: vendor.gameCount }) : undefined}
              onClick={onOpen}
            />
          ))}
        </ListGroup>
      )}
      {kinds.map((kind) => {
        const rows = entries.filter((entry) => entry.kind === kind);
        return (
          rows.length > 0 && (
            <ListGroup key={kind} title={t(`search.kind.${kind}`)}>
              {rows.slice(0, mostShown).map(({ title, icon, image, to }) => (
                <ListRow
                  key={`${to} ${title}`}
                  as={Link}
                  to={to}
                  {...(image ? { start: picture(image, 'cover') } : { icon: icon as IconName })}
                  title={<bdi>{title}</bdi>}
                  onClick={onOpen}
                />
              ))}
            </ListGroup>
          )
        );
      })}
    </>
  );
}

/** Categories whose lists show games. In the others, a provider opens its own lobby. */
const withGames: readonly string[] = ['ALL', 'RNG', 'LIVE', 'FISH', 'PVP'];

/** Where a provider that the search found leads: to its games, if there is a list of them. */
export function providerPath(vendor: Vendor): string {
  return withGames.includes(vendor.category) ? to(paths.games.center, {}, { vassalage: vendor.code }) : vendorPath(vendor);
}
