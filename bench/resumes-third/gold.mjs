// What a page of a layout shows of a person, in the convention of ../resumes.
export function gold(p, layout, name) {
  const month = (at) => (layout.years || !at ? null : at[1])
  const months = new Set(
    p.work.flatMap(({ start, end }) => {
      const [year, last] = end ?? [2026, 11]
      const from = start[0] * 12 + start[1]
      return Array.from({ length: year * 12 + last - from + 1 }, (_, index) => from + index)
    }),
  )
  return {
    first_name: p.first,
    last_name: p.last,
    email: p.email,
    mobile_number: p.phone,
    linked_in_url: `https://www.linkedin.com/in/${p.linkedin}`,
    current_job_role: p.work.find(({ end }) => end === null).role,
    current_location: p.city,
    nationality: layout.nationality ? p.nationality : null,
    bio: layout.noBio ? null : p.summary,
    total_years_of_experience: Math.round((months.size / 12) * 10) / 10,
    skills: p.skills.flatMap(([, list]) => list),
    languages: p.languages.map(([language]) => language),
    license: p.licenses,
    certification: p.certs.map(([title]) => title),
    work_experience: p.work.map((w) => ({
      role: w.role,
      company: w.company,
      join_month: month(w.start),
      join_year: w.start[0],
      relieving_month: w.end ? month(w.end) : null,
      relieving_year: w.end ? w.end[0] : 'Present',
      location: w.loc,
    })),
    education: p.education.map((e) => ({
      degree: `${e.degree} ${e.field}`,
      college: e.college,
      join: e.start[0],
      passout: e.end[0],
    })),
    _alt: {
      // A third word may be a second given name or a first surname.
      ...p.alternatives,
      // Where only years are shown, so are only years to be counted.
      total_years_of_experience: layout.years
        ? [2026 - Math.min(...p.work.map(({ start }) => start[0]))]
        : [],
      current_location: [p.shownPlace],
      current_job_role: [p.headline],
      bio: layout.noBio ? [p.headline] : [],
      _location: { must: p.city, may: [p.city, p.region, p.shownPlace] },
      _optional_skills: p.skills.map(([category]) => category),
      certification: Object.fromEntries(
        p.certs.map(([title, by, year]) => [
          title,
          [`${title} ${by}`, `${title} ${by} ${year}`, `${title} ${year}`],
        ]),
      ),
    },
    _meta: {
      id: `${name}__${p.id}`,
      theme: name,
      resume: p.id,
      lang: p.lang,
      reference_date: '2026-11',
      unseen: layout.unseen === true,
    },
  }
}
