/**
 * Heads and rows are grids and not table rows: a browser cannot leave a part of a real table undrawn while it is
 * out of sight. The last column is for the actions; where there is less room they have a line of their own.
 */
export const rowGrid = [
  'grid items-center text-sm *:px-1.5 wide:*:px-2',
  'grid-cols-[minmax(0,1fr)_6.5rem_5.5rem_7.25rem_5.25rem_5rem_4.5rem]',
  'wide:grid-cols-[minmax(0,1fr)_8rem_6rem_7.5rem_5.75rem_5.5rem_4.75rem_6rem]',
  'print:grid-cols-[minmax(0,1fr)_7rem_5rem_6rem_5rem_5rem_4.5rem]',
].join(' ')
