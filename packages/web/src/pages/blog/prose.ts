/** Styles for HTML text, whose elements have no classes. */
export const prose = [
  'mt-8 space-y-5',
  '[&_h2]:pt-5 [&_h3]:pt-2 [&_h3]:text-lg',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:space-y-2 [&_:is(ul,ol)]:pl-6',
  '[&_blockquote]:ledger-margin [&_blockquote]:py-1 [&_blockquote]:pl-5',
  '[&_table]:w-full [&_table]:border-y [&_table]:border-rule [&_table]:text-sm chart:[&_table]:text-base',
  '[&_th]:border-b [&_th]:border-rule [&_th]:py-2 [&_th]:pr-2 [&_th]:text-left [&_th]:align-bottom [&_th]:text-sm',
  '[&_td]:border-b [&_td]:border-hairline [&_td]:py-2 [&_td]:pr-2 [&_td]:align-top',
  '[&_th.text-right]:pr-0 [&_th.text-right]:pl-2 chart:[&_th.text-right]:pl-4 [&_th.text-right]:text-right',
  '[&_td.text-right]:pr-0 [&_td.text-right]:pl-2 chart:[&_td.text-right]:pl-4',
].join(' ')
