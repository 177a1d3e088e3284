/**
 * What the examples of the API document name in the demo network: of each path, or of one call, a query whose columns
 * are called as the parameters of the path, the keys of the query and those of the body.
 */
const EXPERT = `select person_id from users where email = 'expert@demo.test'`
const expertWith = (status: string) =>
  `select e.person_id as id from experts e join users u on u.person_id = e.person_id where e.status = '${status}'
    and u.email not like '%@demo.test' order by e.person_id limit 1`
const gigWith = (condition: string) =>
  `select g.id from gigs g join users u on u.id = g.owner_id where u.email = 'manager@demo.test'
    and g.deleted_at is null and ${condition} order by g.created_at, g.id limit 1`
const PUBLISHED = `g.status = 'Published' and not g.locked and g.type = 'growth-opportunity'`
const gigPart = (table: string, as: string, more = 'true') =>
  `select g.id, x.id as ${as} from ${table} x join gigs g on g.id = x.gig_id join users u on u.id = g.owner_id
    where u.email = 'manager@demo.test' and g.status = 'Published' and not g.locked and ${more} order by x.id limit 1`
const section = (table: string, more = '') =>
  `select x.person_id as id, x.id as child_id${more} from ${table} x where x.person_id = (${EXPERT}) order by x.id limit 1`
const item = (list: string, as: string) =>
  `(select id from reference_items where list = '${list}' and not is_draft order by id desc limit 1) as ${as}`
const engagement = (status: string) =>
  `select e.id from engagements e join gigs g on g.id = e.gig_id join users u on u.id = g.owner_id
    where u.email = 'manager@demo.test' and e.status = '${status}' and g.status <> 'Closed' and not g.locked
    order by e.id limit 1`
const file = (kind: string) =>
  `select owner_person_id as id, id as uuid from files where kind = '${kind}' and deleted_at is null
    and owner_person_id = (${EXPERT}) order by id limit 1`
const company = `select id, (select id from companies where id <> c.id and not is_draft order by name limit 1)
    as into_id from companies c where type = 'Customer' and not is_draft order by name limit 1`
const contact = `select p.id from people p where erased_at is null
    and not exists (select from users where person_id = p.id)
    and not exists (select from experts where person_id = p.id) order by p.id desc limit 1`
const ofManager = (kind: string) => gigWith(`g.status = 'Published' and not g.locked and g.type = '${kind}'`)
const permission = `(select id from gig_permissions where kind = 'growth-opportunity' and value = 'view') as permission_id`
const anyGig = (condition: string) =>
  `select g.id from gigs g where g.deleted_at is null and ${condition} order by g.created_at, g.id limit 1`
const engagementOf = (email: string, status: string) =>
  `select e.id from engagements e join users u on u.person_id = e.person_id where u.email = '${email}'
    and e.status = '${status}' order by e.id limit 1`

export const OBJECTS: Readonly<Record<string, string>> = {
  '/users/:id': `select (${EXPERT}) as id`,
  '/people/:id': `select (${EXPERT}) as id`,
  '/people/:id/merge': `select id, (select id from people where id <> p.id and erased_at is null
    and not exists (select from users where person_id = people.id) order by id limit 1) as other_id
    from people p where not exists (select from users where person_id = p.id) order by id desc limit 1`,
  '/people/:id/record': contact,
  '/experts/:id': `select (${EXPERT}) as id`,
  '/ics/:id': `select (${EXPERT}) as id`,
  '/managers/:id': `select id from users where email = 'manager@demo.test'`,
  '/companies/:id': company,
  '/accounts/companies/:id': company,
  '/company-logos/:id': `select logo_id as id from companies where logo_id is not null order by name limit 1`,
  '/photos/:id': `select photo_file as id from people where photo_file is not null order by id limit 1`,
  '/attachments/:id': `select id from files where kind = 'attachment' and deleted_at is null order by id limit 1`,
  '/activities/:id': `select id from activity_logs where type = 'visit' order by created_at desc limit 1`,
  '/feedback/:id': `select id from feedback order by created_at limit 1`,
  '/faqs/:id': `select id from faqs order by position limit 1`,
  '/announcements/:id': `select id from announcements order by id limit 1`,
  '/engagements/:id': engagement('Hired'),
  '/gigs/:id': gigWith(PUBLISHED),
  '/gigs/:id/members': gigPart('gig_members', 'member_id', `x.type = 'customer'`).replace(
    'select',
    `select (select id from gig_permissions p where p.kind = g.type and value = 'comment') as permission_id,`,
  ),
  '/gigs/:id/comments/:comment_id': gigPart('gig_comments', 'comment_id', 'x.deleted_at is null').replace(
    'order by x.id',
    'order by x.created_at desc',
  ),
  '/gigs/:id/attachments/:uuid': gigPart('gig_files', 'uuid'),
  '/deliverables/:id': `select id from deliverables order by id limit 1`,
  '/users/:id/experiences': section(
    'expert_experiences',
    `, ${item('employment_types', 'employment_type_id')}`,
  ),
  '/users/:id/educations': section('expert_educations', ', x.school_id, x.degree_type_id'),
  '/users/:id/certifications': section('expert_certifications', ', x.company_id'),
  '/users/:id/skills': section('expert_skills', `, ${item('skills', 'skill_id')}`),
  '/users/:id/languages': section('expert_languages', `, ${item('languages', 'language_id')}`),
  '/users/:id/rates': section('expert_rates'),
  '/users/:id/nda': `select (${EXPERT}) as id, ${item('tags', 'tag_ids')}`,
  '/users/:id/attachments': `select (${EXPERT}) as id, ${item('tags', 'tag_ids')}`,
  '/users/:id/nda/:uuid': file('nda'),
  '/users/:id/attachments/:uuid': file('attachment'),
  '/experiences/:id/projects': `select p.experience_id as id, p.id as child_id from expert_experience_projects p
    join expert_experiences e on e.id = p.experience_id order by p.id limit 1`,
  // A certificate with a file, if there is one.
  '/certifications/:id': `select x.id, f.id as uuid, ${item('tags', 'tag_ids')} from expert_certifications x
    left join files f on f.certification_id = x.id and f.deleted_at is null
    where x.person_id = (${EXPERT}) order by f.id nulls last, x.id limit 1`,
  '/users/:id/certifications/:child_id/attachments': `select x.person_id as id, x.id as child_id, f.id as uuid,
    ${item('tags', 'tag_ids')} from expert_certifications x
    left join files f on f.certification_id = x.id and f.deleted_at is null
    where x.person_id = (${EXPERT}) order by f.id nulls last, x.id limit 1`,
  '/settings/reference/:list/:id': `select id, (select id from reference_items where list = 'skills' and id <> r.id
    and not is_draft order by id limit 1) as into from reference_items r where list = 'skills' and not is_draft
    and retired_at is null order by id desc limit 1`,
  '/settings/reasons/:id': `select id from reasons where kind = 'suspend' and retired_at is null order by position limit 1`,
  '/webhooks/:id': `select id from webhooks order by id limit 1`,
  '/imports/:id': `select id from imports order by id limit 1`,
  '/jobs/:id': `select id from jobs order by created_at desc limit 1`,
  '/api-keys/:id': `select id from api_keys order by id limit 1`,
  '/views/:id': `select id from list_views order by id limit 1`,
  '/content-search/saved/:id': `select id from search_saved order by id limit 1`,
  '/notifications/mark-read/:id': `select n.id from notifications n join users u on u.id = n.user_id
    where u.email = 'manager@demo.test' order by n.created_at desc limit 1`,
  '/gigs/:id/invitations': `select i.id as invitation_id, g.id, ${permission} from gigs g join users u on u.id = g.owner_id
    left join gig_invitations i on i.gig_id = g.id and i.status = 'pending'
    where u.email = 'manager@demo.test' and ${PUBLISHED} order by i.id nulls last, g.created_at limit 1`,
  '/countries/states': `select id as country_id from countries where iso = 'US'`,
  '/countries/states/cities': `select s.id as state_id from states s join countries c on c.id = s.country_id
    where c.iso = 'US' order by s.name limit 1`,
  '/settings/mails/:name': `select 'gigs.invitation' as name`,
  '/rosters/:id': `select id from rosters order by id limit 1`,

  'GET /users/:id/account': `select id from users where email = 'manager2@demo.test'`,
  'POST /users/:id/rates': `select person_id as id from experts e where status = 'Approved' and not exists
    (select from expert_rates r where r.person_id = e.person_id and r.rate_type = 'Hourly') order by person_id limit 1`,
  'PATCH /feedback/:id': `select id from feedback where status = 'New' order by created_at limit 1`,
  'DELETE /people/delete': `select id as ids from (${contact}) one`,
  'POST /companies/:id/approve': `select id from companies where is_draft order by name limit 1`,
  'DELETE /companies/:id': `select id from companies where name like '%ample company' order by name limit 1`,
  'POST /rosters/:id/experts': `select r.id, (${EXPERT}) as ids from rosters r order by r.id limit 1`,
  'DELETE /rosters/:id/experts': `select r.id, (${EXPERT}) as ids from rosters r order by r.id limit 1`,
  'POST /users/:id/screen': expertWith('Pending'),
  'POST /users/:id/approve': expertWith('Screened'),
  'POST /users/:id/reject': expertWith('Pending'),
  'POST /users/:id/suspend': expertWith('Approved'),
  'POST /users/:id/reconsider': expertWith('Rejected'),
  'POST /users/:id/remind': expertWith('Incomplete'),
  'POST /users/bulk': `select id as ids from (${expertWith('Incomplete')}) one`,
  'POST /users/:id/skills': `select (${EXPERT}) as id, ${item('skills', 'skill_id')}`,
  'POST /users/:id/languages': `select (${EXPERT}) as id, ${item('languages', 'language_id')}`,
  'POST /users/:id/experiences': `select (${EXPERT}) as id, ${item('employment_types', 'employment_type_id')}`,
  'POST /industries-segments': `select (${EXPERT}) as user_id`,
  'POST /industry_segment': `select (${EXPERT}) as user_id`,
  'POST /favorites': `select id as project_id from (${gigWith(PUBLISHED)}) one`,
  'DELETE /favorites': `select id as project_ids from (${gigWith(PUBLISHED)}) one`,
  // An administrator approves and rejects everybody's, its owner alone recalls one.
  'POST /gigs/:id/approve': anyGig(`g.status = 'Requested'`),
  'POST /gigs/:id/reject': anyGig(`g.status = 'Submitted'`),
  'POST /gigs/:id/request': anyGig(
    `g.status = 'Rejected' and g.rejected_from = 'Requested' and not g.locked`,
  ),
  'POST /gigs/:id/publish': anyGig(`g.status = 'Unpublished' and not g.locked`),
  'POST /gigs/:id/submit': anyGig(`g.status = 'Rejected' and g.rejected_from = 'Submitted' and not g.locked`),
  'POST /gigs/:id/unpublish': anyGig(`g.status = 'Published' and not g.locked and g.type = 'radar'`),
  'POST /gigs/:id/close': anyGig(`g.status = 'Approved' and not g.locked`),
  'POST /gigs/:id/lock': anyGig(`g.status = 'Published' and not g.locked and g.type = 'award'`),
  'POST /users/:id/deactivate': `select id from users where email = 'customer2@demo.test'`,
  'POST /users/:id/activate': `select id from users where status = 'suspended' order by id limit 1`,
  'POST /gigs/:id/restore': `select id from gigs where deleted_at is not null order by deleted_at desc limit 1`,
  'POST /gigs/:id/members': `select g.id, (select id from users where email = 'hr@demo.test') as user_id
    from (${ofManager('radar')}) g`,
  'POST /gigs/:id/engagements': `select g.id, (select e.person_id from experts e where e.status = 'Approved'
    and not exists (select from engagements x where x.person_id = e.person_id and x.gig_id = g.id)
    order by e.person_id limit 1) as expert_ids from (${gigWith(PUBLISHED)}) g`,
  'POST /gigs/:id/recall': gigWith(`g.status = 'Requested'`),
  'POST /gigs/:id/unlock': gigWith('g.locked'),
  'POST /gigs/:id/reopen': gigWith(`g.status = 'Closed'`),
  'DELETE /gigs/:id': gigWith(`g.status = 'Draft'`),
  'GET /gigs/:id/gates': engagement('Hired').replace('select e.id', 'select g.id, e.id as engagement_id'),
  'POST /engagements/:id/gates/:key/waive': `select e.id from engagements e join gigs g on g.id = e.gig_id
    where e.status = 'Reviewed' and g.confidentiality = 'nda' and not exists (select from onboarding_items o
      where o.person_id = e.person_id and o.item = 'nda') order by e.id limit 1`,
  'POST /engagements/:id/gates/:key/ask': engagement('Hired').replace(
    'order by',
    `and not exists (select from agreements a join agreement_signatures s on s.agreement_id = a.id
      where a.engagement_id = e.id) order by`,
  ),
  '/compliance/restricted/:id': 'select id from restricted_entries order by name limit 1',
  'POST /engagements/:id/accept': engagementOf('expert@demo.test', 'Requested'),
  'POST /engagements/:id/decline': engagementOf('expert2@demo.test', 'Requested'),
  'POST /engagements/:id/withdraw': engagementOf('expert@demo.test', 'Applied'),
  'POST /engagements/:id/hire': engagement('Reviewed'),
  'POST /engagements/:id/reopen': engagement('Closed').replace(
    'e.status',
    `e.close_reason <> 'completed' and e.status`,
  ),
  'POST /engagements/:id/review': engagement('Applied'),
  'POST /engagements/:id/not-selected': engagement('Applied'),
  'POST /engagements/:id/withdraw-request': engagement('Requested'),
}
