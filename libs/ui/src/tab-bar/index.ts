export { TabBar, type TabBarItem, type TabBarProps } from './TabBar';
export { TabBarLink, type TabBarLinkProps } from './TabBarLink';
