/** Loads the chart's code on demand: it needs a library for axes that nothing else on the page does. */
export const loadSensitivityChart = () => import('./sensitivity-chart.tsx')
