import { describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

describe('the API describes itself', () => {
  it('B-CALL-28: as OpenAPI 3.1, from the schemas that validate', async () => {
    const { app, close } = await createTestApp()
    const answer = await app.inject('/api/openapi.json')
    const document = answer.json()
    expect(document.openapi).toMatch(/^3\.1\./)
    const success =
      document.paths['/api/auth/authorize'].get.responses['200'].content['application/json'].schema
    expect(success).toEqual({ $ref: '#/components/schemas/User' })
    expect(document.components.schemas.User.required).toEqual([
      'id',
      'firstName',
      'lastName',
      'email',
      'isGoogle',
    ])
    await close()
  })

  it('B-CALL-28: and as a page for people', async () => {
    const { app, close } = await createTestApp()
    const answer = await app.inject('/api/docs')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('Cardsight API')
    expect(answer.headers['content-security-policy']).not.toContain("'unsafe-eval'")
    await close()
  })
})
