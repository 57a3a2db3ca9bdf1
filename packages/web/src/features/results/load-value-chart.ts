/** Loads the code of the chart when it comes near the screen. A page that must make no requests later calls it up front. */
export function loadValueChart() {
  return import('./value-chart.tsx')
}
