/** Markdown of our own files → HTML. Never used for text from others. */
import { Marked } from 'marked'

const marked = new Marked({
  gfm: true,
  renderer: {
    /** A wide table scrolls on a phone: by keyboard too, so it takes the focus and has a name. */
    table(token) {
      const cells = (row: typeof token.header, tag: 'th' | 'td') =>
        row
          .map(({ tokens, align }) => {
            const side = align === 'right' ? ' class="text-right"' : ''
            const scope = tag === 'th' ? ' scope="col"' : ''
            return `<${tag}${scope}${side}>${this.parser.parseInline(tokens)}</${tag}>`
          })
          .join('')
      const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')
      return `<div role="region" aria-label="Table" tabindex="0" class="overflow-x-auto"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table></div>`
    },
  },
})

export function toHtml(markdown: string): string {
  return marked.parse(markdown, { async: false })
}
