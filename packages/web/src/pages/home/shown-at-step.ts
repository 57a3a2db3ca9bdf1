/** Styles of the current step, written out so that Tailwind finds them. */
export const pictureAtStep = [
  'group-data-[step="1"]/rotation:visible group-data-[step="1"]/rotation:opacity-100',
  'group-data-[step="2"]/rotation:visible group-data-[step="2"]/rotation:opacity-100',
  'group-data-[step="3"]/rotation:visible group-data-[step="3"]/rotation:opacity-100',
] as const

export const markAtStep = [
  'group-data-[step="1"]/rotation:bg-evergreen group-data-[step="1"]/rotation:text-panel',
  'group-data-[step="2"]/rotation:bg-evergreen group-data-[step="2"]/rotation:text-panel',
  'group-data-[step="3"]/rotation:bg-evergreen group-data-[step="3"]/rotation:text-panel',
] as const
