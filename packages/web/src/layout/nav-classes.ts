export const navEntryClasses =
  'flex min-h-11 items-center gap-1 whitespace-nowrap rounded-control px-2 text-sm font-medium hover:text-evergreen hover:underline hover:decoration-1 hover:underline-offset-4 wide:px-2.5 wide:text-base'

/** Until scripts run, or without any, a panel opens while its entry is hovered or focused. */
export const panelWithoutScript = '[html:not([data-hydrated])_:is(:hover,:focus-within)>&]:block'
