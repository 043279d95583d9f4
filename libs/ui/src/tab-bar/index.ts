export { TabBar, type TabBarItem, TabBarLink, type TabBarLinkProps, type TabBarProps } from './TabBar';
