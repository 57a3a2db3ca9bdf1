/**
 * Headings and rows are grids, not table rows: a browser can't skip rendering an offscreen part of a real table. The
 * last column holds the actions; in a narrower container they have their own line.
 */
export const rowGrid = [
  'grid items-center text-sm *:px-1.5 @min-[54rem]:*:px-2',
  'grid-cols-[minmax(0,1fr)_6.5rem_5.5rem_6.5rem_5.25rem_5rem_4.5rem]',
  '@min-[54rem]:grid-cols-[minmax(0,1fr)_7.5rem_5.75rem_7.25rem_5.25rem_5.25rem_4.75rem_6rem]',
  'print:grid-cols-[minmax(0,1fr)_7rem_5rem_6rem_5rem_5rem_4.5rem]',
].join(' ')
