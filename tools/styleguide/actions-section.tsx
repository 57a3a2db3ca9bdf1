import { ArrowRight, Check, Star, TriangleAlert } from 'lucide-react'
import { Badge } from '../../packages/web/src/ui/badge.tsx'
import { Button, LinkButton } from '../../packages/web/src/ui/button.tsx'
import { Section, Specimen, State } from './specimen.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const

export function ActionsSection() {
  return (
    <Section
      folio={2}
      title="Actions"
      note="One primary action per screen. Hover darkens by one step; the ring shows on keyboard focus."
    >
      {variants.map((variant) => (
        <Specimen
          key={variant}
          name={`Button, ${variant}`}
          className="flex flex-wrap items-end gap-x-6 gap-y-4"
        >
          <State name="default">
            <Button variant={variant}>Find a card</Button>
          </State>
          <State name="with icon">
            <Button variant={variant}>
              Go on <ArrowRight aria-hidden="true" className="size-5" />
            </Button>
          </State>
          <State name="focus">
            <Button variant={variant} className="outline-2 outline-focus outline-offset-2">
              Find a card
            </Button>
          </State>
          <State name="disabled">
            <Button variant={variant} disabled>
              Find a card
            </Button>
          </State>
          <State name="busy">
            <Button variant={variant} busy>
              Find a card
            </Button>
          </State>
        </Specimen>
      ))}
      <Specimen name="Sizes, link, long text" className="flex flex-wrap items-center gap-4">
        <Button size="small">Small</Button>
        <Button size="medium">Medium</Button>
        <Button size="large">Large</Button>
        <Button size="icon" variant="secondary" aria-label="Done">
          <Check aria-hidden="true" className="size-5" />
        </Button>
        <LinkButton to="/">A link that looks like a button</LinkButton>
        <Button variant="secondary" className="max-w-72">
          A button whose label is long enough to need a second line
        </Button>
      </Specimen>
      <Specimen name="On ink" className="on-ink flex flex-wrap gap-4">
        <Button variant="secondary">Secondary on a dark background</Button>
      </Specimen>
      <Specimen name="Badge" className="flex flex-wrap items-center gap-4">
        <Badge variant="pick">
          <Star aria-hidden="true" fill="currentColor" /> Our pick
        </Badge>
        <Badge>No Annual Fee</Badge>
        <Badge variant="good">
          <Check aria-hidden="true" /> Connected
        </Badge>
        <Badge variant="bad">
          <TriangleAlert aria-hidden="true" /> Disconnected
        </Badge>
        <Badge>A badge with more text than anyone should put on one</Badge>
      </Specimen>
    </Section>
  )
}
