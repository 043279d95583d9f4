export { BarChart, type BarChartProps } from './BarChart';
export { FigureTable, type FigureTableProps } from './FigureTable';
