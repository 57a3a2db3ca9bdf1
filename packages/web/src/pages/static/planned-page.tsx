import type { PlannedPage as PlannedPageWords } from '../../content/planned-pages.ts'
import { LinkButton } from '../../ui/button.tsx'
import { TextPage } from './text-page.tsx'

export function PlannedPage({ page }: { page: PlannedPageWords }) {
  return (
    <TextPage heading={page.heading}>
      <p className="text-lg">{page.purpose}</p>
      <p className="ledger-margin pl-4 text-ink-soft">{page.today}</p>
      <p className="pt-2">
        <LinkButton to={page.onward.path} variant="secondary">
          {page.onward.label}
        </LinkButton>
      </p>
    </TextPage>
  )
}
