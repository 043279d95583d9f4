import { toastRequested } from '@parlour/kernel';
import { type ComponentProps, type ComponentType, createElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { SideMenu } from './SideMenu';

type SideMenuHostProps = ComponentProps<typeof SideMenu>;

/** Loads the side menu when it is first asked for; the entry need not carry it. */
export function SideMenuHost({ isOpen, onClose }: SideMenuHostProps) {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const [menu, setMenu] = useState<{ component: ComponentType<SideMenuHostProps> }>();
  const isWanted = isOpen && !menu;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    import('./SideMenu').then(
      ({ SideMenu: component }) => isCurrent && setMenu({ component }),
      () => {
        if (!isCurrent) return;
        dispatch(toastRequested({ level: 'fail', text: t('menu.failed') }));
        onClose();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [dispatch, isWanted, onClose, t]);

  return menu ? createElement(menu.component, { isOpen, onClose }) : null;
}
