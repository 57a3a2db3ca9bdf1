export const tabListClasses =
  'flex flex-wrap after:flex-1 after:border-b-3 after:border-double after:border-rule'
export const tabClasses =
  'min-h-11 border-b-3 border-double border-rule px-4 py-2 font-medium text-ink-soft hover:text-evergreen data-[state=active]:border-ink data-[state=active]:font-semibold data-[state=active]:text-ink disabled:cursor-not-allowed disabled:text-edge'
export const tabPanelClasses = 'pt-5'
