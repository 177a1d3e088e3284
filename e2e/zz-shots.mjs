import { chromium } from '@playwright/test'
import { AxeBuilder } from '@axe-core/playwright'
const base = 'http://127.0.0.1:3461'
const PAGES = {
  'admin@demo.test': ['/admin/experts', '/admin/experts?tab=Approved','/admin/projects', '/users', '/companies', '/people', '/content-search?keyword=battery', '/feedback', '/activities', '/admin/settings/features', '/admin/settings/limits', '/admin/settings/mails','/admin/settings/system', '/people/duplicates'],
  'manager@demo.test': ['/manager/projects', 'GIG', 'GIG?tab=discussion', 'GIG?tab=activities', 'GIGHIRE', 'GIGEDIT', '/manager/experts', 'EXPERT', '/profile-settings', '/profile-settings?tab=preferences','/profile-settings?tab=security', '/faqs'],
  'expert@demo.test': ['/expert/profile', '/expert/projects', '/expert/ics', '/profile-settings?tab=notifications'],
  'incomplete@demo.test': ['/'],
  'new@demo.test': ['/'],
  'customer@demo.test': ['/customer/projects', 'GIG'],
  'hr@demo.test': ['/hr/ics', '/hr/experts'],
}
const only = process.argv[2]
const widths = (process.argv[3] ?? '1440,390').split(',').map(Number)
const scheme = process.argv[4] ?? 'dark'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic'] })
const H = { 'X-Requested-With': 'XMLHttpRequest' }
const adminCtx = await browser.newContext({ baseURL: base })
await adminCtx.request.post('/api/login', { data: { email: 'admin@demo.test', password: 'Demo-pass-1' }, headers: H })
await adminCtx.request.put('/api/settings', { data: { dark_mode_enable: true }, headers: H })
for (const [email, pages] of Object.entries(PAGES)) {
  if (only && only !== 'all' && !email.startsWith(only)) continue
  for (const width of widths) {
    const ctx = await browser.newContext({ baseURL: base, viewport: { width, height: width < 500 ? 844 : 900 }, isMobile: width < 500, hasTouch: width < 500 })
    await ctx.request.post('/api/login', { data: { email, password: 'Demo-pass-1' }, headers: H })
    await ctx.request.put('/api/auth/theme', { data: { theme: scheme }, headers: H })
    const gigs = (await (await ctx.request.get('/api/gigs?keyword=Second-life')).json()).data
    const experts = email.startsWith('manager') ? (await (await ctx.request.get('/api/managerExperts')).json()).data : []
    const page = await ctx.newPage()
    for (const raw of pages) {
      const role = email.split('@')[0]
      const path = raw.replace('GIGHIRE', `/projects/${gigs?.[0]?.id}/hire`).replace('GIGEDIT', `/projects/${gigs?.[0]?.id}/edit`).replace(/^GIG/, `/projects/${gigs?.[0]?.id}`).replace('EXPERT', `/experts/${experts?.[0]?.id}`)
      await page.goto(path); await page.waitForLoadState('networkidle').catch(() => {}); await page.waitForTimeout(700)
      const name = `${role}-${raw.replaceAll(/[^\w]+/g, '_')}-${width}-${scheme}`
      await page.screenshot({ path: `/tmp/demo-shots/${name}.png` })
      const { violations } = await new AxeBuilder({ page }).analyze()
      for (const v of violations) for (const n of v.nodes.slice(0, 4)) console.log(name, v.id, n.target.join(' ').slice(0, 120), (n.any[0]?.message ?? '').slice(0, 140))
    }
    await ctx.close()
  }
}
await browser.close()
