export { TabPanel, type TabPanelProps } from './TabPanel';
export { Tabs, type TabItem, type TabsProps } from './Tabs';
