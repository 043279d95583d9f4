import { BannerFilm, type BannerFilmProps } from '@parlour/merchant';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { filmLeft, selectVideoTime } from '../../loginFilmSlice';

export type LoginFilmProps = Pick<BannerFilmProps, 'isLink' | 'children'>;

/**
 * The video of the banner group m_login, if there is one. Page and modal of the login share the playback position (specification
 * 3, videoTime).
 */
export function LoginFilm(props: LoginFilmProps) {
  const { t } = useTranslation('session');
  const dispatch = useDispatch();
  const startAt = useSelector(selectVideoTime);
  const handleLeave = useCallback((second: number) => void dispatch(filmLeft(second)), [dispatch]);
  return (
    <BannerFilm
      {...props}
      group="m_login"
      startAt={startAt}
      onLeave={handleLeave}
      pauseLabel={t('login.film.pause')}
      playLabel={t('login.film.play')}
    />
  );
}
