// Resumes after the shapes that templates passed from hand to hand have: each with its own people, quirks and gold.
const job = ([role, company, location, from, to]) => ({
  role,
  company,
  join_month: from[1] ?? null,
  join_year: from[0],
  relieving_month: to?.[1] ?? null,
  relieving_year: to ? to[0] : 'Present',
  location,
})
const school = ([degree, college, join, passout]) => ({ degree, college, join, passout })
export const gold = (g) => ({
  nationality: null,
  bio: null,
  linked_in_url: null,
  languages: [],
  license: [],
  certification: [],
  ...g,
  work_experience: g.work.map(job),
  education: g.education.map(school),
})
const row = (left, right) => `<div class=r><span>${left}</span><span>${right}</span></div>`
const list = (...items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const BASE = `.r{display:flex;justify-content:space-between}ul{padding-left:16px}`

export const DOCUMENTS = {
  /** One page of TeX: projects between experience and skills, languages that are no spoken ones. */
  tex: {
    css: `${BASE}body{font:10.5pt "DejaVu Serif";padding:13mm}h1{text-align:center;font-size:25pt;font-variant:small-caps}h2{font-size:13pt;font-weight:400;font-variant:small-caps;border-bottom:1px solid #000;margin:8px 0 3px}li{font-size:9.5pt}.c{text-align:center;font-size:9.5pt}i{font-size:9.5pt}`,
    html: `<h1>Marcus Delacroix</h1><div class=c>512-555-0133 | <u>marcus@delacroix-demo.dev</u> | <u>linkedin.com/in/mdelacroix</u> | <u>github.com/mdelacroix</u></div>
<h2>Education</h2>${row('<b>Trinity Hill University</b>', 'Georgetown, TX')}${row('<i>Bachelor of Arts in Computer Science, Minor in Business</i>', '<i>Aug. 2018 – May 2021</i>')}${row('<b>Blinn Valley College</b>', 'Bryan, TX')}${row('<i>Associate’s in Liberal Arts</i>', '<i>Aug. 2014 – May 2018</i>')}
<h2>Experience</h2>${row('<b>Undergraduate Research Assistant</b>', 'June 2020 – Present')}${row('<i>Brazos A&amp;M University</i>', '<i>College Station, TX</i>')}${list('Developed a REST API using FastAPI and PostgreSQL to store data from learning management systems', 'Explored ways to visualize GitHub collaboration in a classroom setting')}${row('<b>Information Technology Support Specialist</b>', 'Sep. 2018 – Present')}${row('<i>Trinity Hill University</i>', '<i>Georgetown, TX</i>')}${list('Communicate with managers to set up campus computers used on campus')}${row('<b>Artificial Intelligence Research Assistant</b>', 'May 2019 – July 2019')}${row('<i>Trinity Hill University</i>', '<i>Georgetown, TX</i>')}${list('Explored methods to generate video game dungeons based off of <i>The Legend of Zelda</i>')}
<h2>Projects</h2>${row('<b>Gitmetrics</b> | <i>Python, Flask, React, PostgreSQL, Docker</i>', 'June 2020 – Present')}${list('Developed a full-stack web application with a REST API')}${row('<b>Simple Paintball</b> | <i>Java, Maven, TravisCI, Git</i>', 'May 2018 – May 2020')}${list('Published plugin to websites gaining 2K+ downloads')}
<h2>Technical Skills</h2><div><b>Languages</b>: Java, Python, C/C++, SQL (Postgres), JavaScript</div><div><b>Frameworks</b>: React, Node.js, Flask, JUnit</div><div><b>Developer Tools</b>: Git, Docker, Travis CI, VS Code</div>`,
    gold: gold({
      first_name: 'Marcus',
      last_name: 'Delacroix',
      email: 'marcus@delacroix-demo.dev',
      mobile_number: '512-555-0133',
      linked_in_url: 'linkedin.com/in/mdelacroix',
      current_job_role: 'Undergraduate Research Assistant',
      current_location: null,
      total_years_of_experience: 8.3,
      skills: [
        'Java',
        'Python',
        'C/C++',
        'SQL (Postgres)',
        'JavaScript',
        'React',
        'Node.js',
        'Flask',
        'JUnit',
        'Git',
        'Docker',
        'Travis CI',
        'VS Code',
      ],
      work: [
        ['Undergraduate Research Assistant', 'Brazos A&M University', 'College Station, TX', [2020, 6], null],
        [
          'Information Technology Support Specialist',
          'Trinity Hill University',
          'Georgetown, TX',
          [2018, 9],
          null,
        ],
        [
          'Artificial Intelligence Research Assistant',
          'Trinity Hill University',
          'Georgetown, TX',
          [2019, 5],
          [2019, 7],
        ],
      ],
      education: [
        ['Bachelor of Arts in Computer Science, Minor in Business', 'Trinity Hill University', 2018, 2021],
        ['Associate’s in Liberal Arts', 'Blinn Valley College', 2014, 2018],
      ],
    }),
  },
  /** Two columns without sidebars' colours; "COMPANY | Role"; courses, links and societies on the left. */
  twothirds: {
    css: `${BASE}body{font:9.5pt Roboto;padding:11mm}h1{text-align:center;font-size:31pt;font-weight:400}.c{text-align:center;color:#555;border-bottom:1px solid #bbb;padding-bottom:2mm}.g{display:flex;gap:7mm}.a{width:60mm}.b{flex:1}h2{font-size:13pt;font-weight:400;color:#555;margin:8px 0 2px}h3{font-size:10.5pt;margin:5px 0 0}.d{color:#777;font-size:9pt}span.w{font-weight:400}`,
    html: `<h1>Ishaan <b>Raghunathan</b></h1><div class=c>ishaan.r@cornfield-demo.edu | 607.555.0186 | ir@alum-demo.org</div><div class=g><div class=a><h2>EDUCATION</h2><h3>CAYUGA UNIVERSITY</h3><div>MEng in Computer Science</div><div class=d>Dec 2014 | Ithaca, NY</div><div class=d>Cum. GPA: 3.83 / 4.0</div><h3>CAYUGA UNIVERSITY</h3><div>BS in Computer Science</div><div class=d>May 2014 | Ithaca, NY</div><div>Dean's List (All Semesters)</div><h2>LINKS</h2><div>Github:// <b>ishaanr</b></div><div>LinkedIn:// <b>ishaanraghunathan</b></div><div>Quora:// <b>Ishaan-R</b></div><h2>COURSEWORK</h2><h3>GRADUATE</h3><div>Advanced Machine Learning</div><div>Open Source Software Engineering</div><h2>SKILLS</h2><h3>PROGRAMMING</h3><div class=d>Over 5000 lines:</div><div>Java • Shell • Python • Javascript</div><div class=d>Over 1000 lines:</div><div>C • C++ • CSS • PHP</div></div>
<div class=b><h2>EXPERIENCE</h2><h3>FOLDERBOOK <span class=w>| Software Engineer</span></h3><div class=d>Jan 2015 – Present | New York, NY</div><h3>COURSERUN <span class=w>| KPCB Fellow + Software Engineering Intern</span></h3><div class=d>June 2014 – Sep 2014 | Mountain View, CA</div>${list('52 out of 2500 applicants chosen to be a KPCB Fellow 2014.', 'Led and shipped Yoda, the admin interface for the new Phoenix platform.')}<h3>SPROUTLY <span class=w>| Software Engineering Intern</span></h3><div class=d>June 2013 – Aug 2013 | Palo Alto, CA</div>${list('Sped up the new user flow by a factor of three')}<h2>RESEARCH</h2><h3>CAYUGA ROBOT LEARNING LAB <span class=w>| Researcher</span></h3><div class=d>Jan 2014 – Jan 2015 | Ithaca, NY</div><div>Worked with Prof. Ada Lindqvist to create PlanIt.</div><h2>AWARDS</h2>${row('2014 &nbsp; top 52/2500', 'KPCB Engineering Fellow')}${row('2013 &nbsp; 2nd most points', 'Puzzle Challenge, Cayuga')}</div></div>`,
    gold: gold({
      first_name: 'Ishaan',
      last_name: 'Raghunathan',
      email: 'ishaan.r@cornfield-demo.edu',
      mobile_number: '607.555.0186',
      linked_in_url: 'linkedin.com/in/ishaanraghunathan',
      current_job_role: 'Software Engineer',
      current_location: null,
      total_years_of_experience: 12.5,
      skills: ['Java', 'Shell', 'Python', 'Javascript', 'C', 'C++', 'CSS', 'PHP'],
      work: [
        ['Software Engineer', 'FOLDERBOOK', 'New York, NY', [2015, 1], null],
        ['KPCB Fellow + Software Engineering Intern', 'COURSERUN', 'Mountain View, CA', [2014, 6], [2014, 9]],
        ['Software Engineering Intern', 'SPROUTLY', 'Palo Alto, CA', [2013, 6], [2013, 8]],
      ],
      education: [
        ['MEng in Computer Science', 'CAYUGA UNIVERSITY', null, 2014],
        ['BS in Computer Science', 'CAYUGA UNIVERSITY', null, 2014],
      ],
      _skip: ['total_years_of_experience', 'linked_in_url'],
    }),
  },
  /** Icons, "Ongoing", strengths as boxes, quotes and "most proud of" beside. */
  alternative: {
    css: `${BASE}body{font:9.5pt Roboto;padding:12mm}h1{font-size:24pt}.t{color:#b00;font-weight:700}.k span{margin-right:6mm}.g{display:flex;gap:8mm}.a{width:115mm}.b{flex:1}h2{font-size:13pt;color:#b00;border-bottom:2px solid #b00;margin:10px 0 5px}h3{font-size:11pt;font-weight:400}.o{color:#b00;font-weight:700}.d span{display:inline-block;width:50%}.x{display:inline-block;border:1px solid #999;border-radius:3px;padding:1px 6px;margin:2px}`,
    html: `<h1>Annika Mayfield</h1><div class=t>Business Woman &amp; Proud Geek</div><div class=k><span>@ annika@yodel-demo.com</span><span>✆ 000-00-0000</span><span>⌂ Sunnyvale, CA</span><span>⌘ linkedin.com/in/annikamayfield</span></div><div class=g><div class=a><h2>EXPERIENCE</h2><h3>President &amp; CEO</h3><div class=o>Yodel!</div><div class=d><span>☷ July 2012 – Ongoing</span><span>⚲ Sunnyvale, CA</span></div>${list('Led the $5 billion acquisition of the company with Veridian', 'Built Yodel’s mobile, video and social businesses from nothing')}<h3>Vice President of Location &amp; Services</h3><div class=o>Gargle</div><div class=d><span>☷ Oct 2010 – July 2012</span><span>⚲ Palo Alto, CA</span></div>${list('Position maps as the world leader in mobile apps')}<h3>Product Engineer</h3><div class=o>Gargle</div><div class=d><span>☷ 23 June 1999 – 2001</span><span>⚲ Palo Alto, CA</span></div>${list('Joined as employee #20 and first female employee')}<h2>A DAY OF MY LIFE</h2><div>Sleep and dreaming, 25 per cent; sending product ideas</div></div><div class=b><h2>LIFE PHILOSOPHY</h2><p>“If you don’t have any shadows, you’re not standing in the light.”</p><h2>MOST PROUD OF</h2><div><b>Courage I had</b></div><div>to take a sinking ship and try to make it float</div><h2>STRENGTHS</h2><span class=x>Hard-working (18/24)</span><span class=x>Persuasive</span><span class=x>Motivator &amp; Leader</span><br><span class=x>UX</span><span class=x>Mobile Devices &amp; Applications</span><h2>LANGUAGES</h2><div class=r><span>English</span><span>●●●●●</span></div><div class=r><span>Spanish</span><span>●●●●○</span></div><h2>EDUCATION</h2><h3>M.S. in Computer Science</h3><div class=o>Stanwood University</div><div>☷ Sept 1997 – June 1999</div><h3>B.S. in Symbolic Systems</h3><div class=o>Stanwood University</div><div>☷ Sept 1993 – June 1997</div></div></div>`,
    gold: gold({
      first_name: 'Annika',
      last_name: 'Mayfield',
      email: 'annika@yodel-demo.com',
      mobile_number: '000-00-0000',
      linked_in_url: 'linkedin.com/in/annikamayfield',
      current_job_role: 'President & CEO',
      current_location: 'Sunnyvale, CA',
      total_years_of_experience: 18,
      skills: [
        'Hard-working (18/24)',
        'Persuasive',
        'Motivator & Leader',
        'UX',
        'Mobile Devices & Applications',
      ],
      languages: ['English', 'Spanish'],
      work: [
        ['President & CEO', 'Yodel!', 'Sunnyvale, CA', [2012, 7], null],
        ['Vice President of Location & Services', 'Gargle', 'Palo Alto, CA', [2010, 10], [2012, 7]],
        ['Product Engineer', 'Gargle', 'Palo Alto, CA', [1999, 6], [2001]],
      ],
      education: [
        ['M.S. in Computer Science', 'Stanwood University', 1997, 1999],
        ['B.S. in Symbolic Systems', 'Stanwood University', 1993, 1997],
      ],
      _skip: ['bio', 'mobile_number'],
    }),
  },
  /** Centred head with a long line of contacts, company and coloured place, position in small capitals below. */
  honours: {
    css: `${BASE}body{font:9.5pt Roboto;padding:15mm}h1{text-align:center;font-size:30pt;font-weight:400}.c{text-align:center}h2{font-size:15pt;margin:12px 0 4px}h2 b{color:#c30}.p{color:#c30;font-style:italic}.s{font-size:8.5pt;font-variant:small-caps}.d{font-style:italic;font-size:8.5pt;color:#777}`,
    html: `<h1>Jae-won <b>Holloway</b></h1><div class=c style="color:#c30">Site Reliability Engineer · Software Architect</div><div class=c><i>42-8, Bangbae-ro 15-gil, Seocho-gu, Seoul, 06681, South Korea</i></div><div class=c>(+82) 10-9030-1843 | posquit@holloway-demo.dev | www.holloway-demo.dev | jholloway | in jaewon-holloway</div><div class=c><i>“Be the change that you want to see in the world.”</i></div><h2><b>Sum</b>mary</h2><p>Current Site Reliability Engineer at start-up company Kasway. 11+ years experience specializing in the backend development, infrastructure automation, and computer hacking.</p><h2><b>Wor</b>k Experience</h2>${row('<b>Danggle Pay Inc. (Kurrot)</b>', '<span class=p>Seoul, S.Korea</span>')}${row('<span class=s>Software Engineer &amp; Financial Infrastructure Team Lead</span>', '<span class=d>Mar. 2021 - Present</span>')}${list('Designed and managed complex network architectures', 'Established an on-premise office network with more than 10 private cables')}${row('<b>Kasway Corp.</b>', '<span class=p>Seoul, S.Korea</span>')}${row('<span class=s>Founding Member &amp; Director of Infrastructure</span>', '<span class=d>Feb. 2017 - Feb. 2021</span>')}${list('Migrated the orchestration system from ECS to Kubernetes')}${row('<b>PLAT Corp.</b>', '<span class=p>Seoul, S.Korea</span>')}${row('<span class=s>Software Engineer</span>', '<span class=d>Jan. 2016 - Feb. 2017</span>')}${list('Implemented RESTful API server for a car rental booking application')}<h2><b>Hon</b>ors &amp; Awards</h2><div>2021 &nbsp; <b>Finalist</b>, AWS ASEAN Cloud Challenge &nbsp; <i>Singapore</i></div><h2><b>Cer</b>tificates</h2><div>2023 &nbsp; <b>AWS Certified Advanced Networking - Specialty</b>, Amazon Web Services</div><div>2019 &nbsp; <b>Certified Kubernetes Administrator</b>, The Linux Foundation</div><h2><b>Edu</b>cation</h2>${row('<b>Pohang Institute of Science</b>', '<span class=p>Pohang, S.Korea</span>')}${row('<span class=s>B.S. in Computer Science and Engineering</span>', '<span class=d>Mar. 2010 - Aug. 2017</span>')}`,
    gold: gold({
      first_name: 'Jae-won',
      last_name: 'Holloway',
      email: 'posquit@holloway-demo.dev',
      mobile_number: '(+82) 10-9030-1843',
      linked_in_url: 'linkedin.com/in/jaewon-holloway',
      current_job_role: 'Software Engineer & Financial Infrastructure Team Lead',
      current_location: 'Seoul, South Korea',
      total_years_of_experience: 10.9,
      bio: 'Current Site Reliability Engineer at start-up company Kasway. 11+ years experience specializing in the backend development, infrastructure automation, and computer hacking.',
      skills: [],
      certification: ['AWS Certified Advanced Networking - Specialty', 'Certified Kubernetes Administrator'],
      work: [
        [
          'Software Engineer & Financial Infrastructure Team Lead',
          'Danggle Pay Inc. (Kurrot)',
          'Seoul, S.Korea',
          [2021, 3],
          null,
        ],
        [
          'Founding Member & Director of Infrastructure',
          'Kasway Corp.',
          'Seoul, S.Korea',
          [2017, 2],
          [2021, 2],
        ],
        ['Software Engineer', 'PLAT Corp.', 'Seoul, S.Korea', [2016, 1], [2017, 2]],
      ],
      education: [['B.S. in Computer Science and Engineering', 'Pohang Institute of Science', 2010, 2017]],
      _alt: {
        certification: {
          'AWS Certified Advanced Networking - Specialty': [
            'AWS Certified Advanced Networking - Specialty, Amazon Web Services',
          ],
          'Certified Kubernetes Administrator': ['Certified Kubernetes Administrator, The Linux Foundation'],
        },
        _location: { must: 'Seoul', may: ['Seocho-gu Seoul 06681 South Korea', '42-8 Bangbae-ro 15-gil'] },
      },
      _skip: ['linked_in_url'],
    }),
  },
  /** Years in the margin, everything of an entry in one line of three styles; sub-sections of the experience. */
  classic: {
    css: `${BASE}body{font:10.5pt "DejaVu Sans";padding:18mm 16mm}h1{font-size:28pt;font-weight:400;color:#555}.t{font-size:14pt;font-style:italic;color:#888}.h{display:flex;justify-content:space-between}.k{text-align:right;font-size:9pt;color:#555}.e{display:flex;margin:3px 0}.m{width:26mm;flex:none;text-align:right;padding-right:4mm}h2{font-size:14pt;font-weight:400;color:#38c;margin:12px 0 4px 26mm}h3{font-size:11.5pt;font-weight:400;color:#38c;margin:4px 0 2px 26mm}`,
    html: `<div class=h><div><h1>Ottavia Lindqvist</h1><div class=t>Hydrologist</div></div><div class=k>Storgatan 11<br>753 31 Uppsala<br>Sweden<br>✆ +46 70 555 01 23<br>✉ ottavia@lindqvist-demo.se<br>⚭ linkedin.com/in/ottavia-lindqvist</div></div><h2>Education</h2><div class=e><div class=m>2009–2011</div><div><b>Master of Science in Hydrology</b>, <i>Uppsala University</i>, Uppsala, <i>Grade: VG</i>.<br><span style="font-size:9pt">Thesis on snow melt in alpine catchments</span></div></div><div class=e><div class=m>2006–2009</div><div><b>Bachelor of Science in Earth Science</b>, <i>Lund University</i>, Lund.</div></div><h2>Experience</h2><h3>Vocational</h3><div class=e><div class=m>2016–present</div><div><b>Senior Hydrologist</b>, <i>Vattendrag AB</i>, Uppsala.<br><span style="font-size:9pt">Flood forecasts for four river basins; responsible for two juniors.</span></div></div><div class=e><div class=m>2011–2016</div><div><b>Hydrologist</b>, <i>Norrland Energi</i>, Umeå.<br><span style="font-size:9pt">Inflow models for nine reservoirs.</span></div></div><h3>Miscellaneous</h3><div class=e><div class=m>2010</div><div><b>Teaching Assistant</b>, <i>Uppsala University</i>, Uppsala.</div></div><h2>Languages</h2><div class=e><div class=m>Swedish</div><div><b>Mother tongue</b></div></div><div class=e><div class=m>English</div><div><b>Fluent</b></div></div><div class=e><div class=m>Italian</div><div><b>Basic</b></div></div><h2>Computer skills</h2><div class=e><div class=m>Languages</div><div>Python, R, Fortran</div></div><div class=e><div class=m>Tools</div><div>QGIS, HEC-RAS, Git</div></div><h2>Interests</h2><div class=e><div class=m>Skiing</div><div>mostly cross-country</div></div>`,
    gold: gold({
      first_name: 'Ottavia',
      last_name: 'Lindqvist',
      email: 'ottavia@lindqvist-demo.se',
      mobile_number: '+46 70 555 01 23',
      linked_in_url: 'linkedin.com/in/ottavia-lindqvist',
      current_job_role: 'Senior Hydrologist',
      current_location: 'Uppsala',
      total_years_of_experience: 15.5,
      skills: ['Python', 'R', 'Fortran', 'QGIS', 'HEC-RAS', 'Git'],
      languages: ['Swedish', 'English', 'Italian'],
      work: [
        ['Senior Hydrologist', 'Vattendrag AB', 'Uppsala', [2016], null],
        ['Hydrologist', 'Norrland Energi', 'Umeå', [2011], [2016]],
        ['Teaching Assistant', 'Uppsala University', 'Uppsala', [2010], [null]],
      ],
      education: [
        ['Master of Science in Hydrology', 'Uppsala University', 2009, 2011],
        ['Bachelor of Science in Earth Science', 'Lund University', 2006, 2009],
      ],
      _alt: {
        _location: { must: 'Uppsala', may: ['753 31 Uppsala Sweden', 'Storgatan 11'] },
        total_years_of_experience: [16],
      },
      _skip: ['total_years_of_experience'],
    }),
  },
  /** Company, role and years in three parts of one row; titles right under rules. */
  threeparts: {
    css: `body{font:10pt "DejaVu Serif";padding:15mm}h1{text-align:center;font-size:18pt;font-variant:small-caps}.c{display:flex;justify-content:space-between;font-size:9pt}h2{font-size:11pt;border-bottom:1px solid;margin:10px 0 4px}.q{display:grid;grid-template-columns:1fr 1fr 1fr;font-weight:700}.q div:nth-child(2){text-align:center}.q div:nth-child(3){text-align:right}ul{padding-left:16px}`,
    html: `<h1>Gwendolyn Applewhite</h1><div class=c><span>gwendolyn@applewhite-demo.com</span><span>13 Cedar Loop, Redmond, WA 98052</span><span>(425) 555-0119</span></div><h2>Employment</h2><div class=q><div>Milestone Software</div><div>Lead Student Ambassador</div><div>Fall 2020 – Spring 2023</div></div>${list('Promoted to Lead Student Ambassador; one of three in the country', 'Trained 25 ambassadors')}<div class=q><div>Applebaum Computers</div><div>Software Engineer, Intern</div><div>Summer 2019</div></div>${list('Reduced time to render the user’s buddy list by 75%')}<h2>Education</h2><div class=q><div>University of Puget Sound</div><div>Philadelphia, PA</div><div>2019 – 2023</div></div>${list('B.S.E. in Computer Science and Engineering, minor in Mathematics', 'Coursework: operating systems; databases; algorithms')}<h2>Technical Experience</h2><b>Projects</b>${list('<b>Multi-User Drawing Tool</b> (2022). Electronic classroom where multiple users can draw. C#, sockets')}<h2>Languages and Technologies</h2>${list('C++; C; Java; Objective-C; C#.NET; SQL; JavaScript', 'Visual Studio; Eclipse; XCode')}`,
    gold: gold({
      first_name: 'Gwendolyn',
      last_name: 'Applewhite',
      email: 'gwendolyn@applewhite-demo.com',
      mobile_number: '(425) 555-0119',
      current_job_role: null,
      current_location: 'Redmond, WA',
      total_years_of_experience: 3,
      skills: [
        'C++',
        'C',
        'Java',
        'Objective-C',
        'C#.NET',
        'SQL',
        'JavaScript',
        'Visual Studio',
        'Eclipse',
        'XCode',
      ],
      work: [
        ['Lead Student Ambassador', 'Milestone Software', null, [2020], [2023]],
        ['Software Engineer, Intern', 'Applebaum Computers', null, [2019], [null]],
      ],
      education: [
        [
          'B.S.E. in Computer Science and Engineering, minor in Mathematics',
          'University of Puget Sound',
          2019,
          2023,
        ],
      ],
      _alt: { _location: { must: 'Redmond', may: ['Redmond WA 98052', '13 Cedar Loop'] } },
      _skip: ['total_years_of_experience'],
    }),
  },
  /** A resume of a public office: labels before every value. */
  labels: {
    css: `body{font:10.5pt "DejaVu Serif";padding:20mm}h1{font-size:15pt}h2{font-size:12pt;margin:12px 0 4px;text-decoration:underline}`,
    html: `<h1>TERRENCE J. MCALLISTER</h1><div>1220 Juniper Street, Apt 4, Tulsa, OK 74104</div><div>Phone: 918-555-0164</div><div>Email: tj.mcallister@inbox-demo.com</div><div>Citizenship: United States</div><h2>PROFESSIONAL SUMMARY</h2><p>Program analyst with fourteen years in public service. Known for audits that end on time and reports that get read.</p><h2>WORK EXPERIENCE</h2><p><b>Job Title: Management and Program Analyst</b><br>Employer: City of Tulsa, Office of Finance<br>Location: Tulsa, OK<br>Dates: 03/2016 to Present<br>Hours per week: 40</p><p>Analyzes the budget of eleven departments and briefs the council each quarter.</p><p><b>Job Title: Budget Technician</b><br>Employer: Creek County<br>Location: Sapulpa, OK<br>Dates: 07/2012 to 02/2016<br>Hours per week: 40</p><p>Prepared purchase orders and tracked grants.</p><h2>EDUCATION</h2><p>Bachelor of Business Administration, University of Central Oklahoma, Edmond, OK, 2012</p><h2>CERTIFICATIONS</h2><p>Certified Government Financial Manager, 2018</p><h2>SKILLS</h2><p>Budget analysis, Internal audit, SQL, Tableau, Report writing</p><h2>LANGUAGES</h2><p>English (native), Cherokee (basic)</p>`,
    gold: gold({
      first_name: 'Terrence J.',
      last_name: 'McAllister',
      email: 'tj.mcallister@inbox-demo.com',
      mobile_number: '918-555-0164',
      nationality: 'United States',
      bio: 'Program analyst with fourteen years in public service. Known for audits that end on time and reports that get read.',
      current_job_role: 'Management and Program Analyst',
      current_location: 'Tulsa, OK',
      total_years_of_experience: 14.4,
      skills: ['Budget analysis', 'Internal audit', 'SQL', 'Tableau', 'Report writing'],
      languages: ['English', 'Cherokee'],
      certification: ['Certified Government Financial Manager'],
      work: [
        ['Management and Program Analyst', 'City of Tulsa, Office of Finance', 'Tulsa, OK', [2016, 3], null],
        ['Budget Technician', 'Creek County', 'Sapulpa, OK', [2012, 7], [2016, 2]],
      ],
      education: [['Bachelor of Business Administration', 'University of Central Oklahoma', null, 2012]],
      _alt: {
        first_name: ['Terrence'],
        last_name: ['Mcallister', 'J. McAllister'],
        _location: { must: 'Tulsa', may: ['Tulsa OK 74104'] },
      },
    }),
  },
  /** A builder's form: "Role at Company, City" in bold, capital dates below, details and links in a bar on the right. */
  builder: {
    css: `body{font:10pt Inter;padding:16mm;display:flex;gap:10mm}.m{flex:1}.s{width:46mm;font-size:9pt}h1{font-size:26pt;line-height:1.1}h2{font-size:12pt;margin:14px 0 5px}h3{font-size:10.5pt;margin:6px 0 0}.d{font-size:8pt;letter-spacing:.08em;color:#889;margin:1px 0 3px}.b{height:2px;background:#369;margin:2px 0 6px}ul{padding-left:15px}`,
    html: `<div class=m><h1>Zuzanna Brandt</h1><div>Interior Designer</div><h2>Profile</h2><p>Interior designer for small hotels and clinics. I draw by hand first, measure twice, and stay until the last lamp hangs.</p><h2>Employment History</h2><h3>Senior Interior Designer at Atelier Nordlicht, Hamburg</h3><div class=d>MAY 2020 — PRESENT</div>${list('Led the refit of a 44-room hotel', 'Introduced a library of reused materials')}<h3>Interior Designer at Raumwerk Süd, Augsburg</h3><div class=d>OCTOBER 2016 — APRIL 2020</div>${list('Drew floor plans and lighting for nine practices')}<h3>Junior Designer at freelance</h3><div class=d>2015 — 2016</div><h2>Education</h2><h3>BA Interior Architecture, Hochschule Coburg, Coburg</h3><div class=d>OCTOBER 2011 — AUGUST 2015</div><h2>References</h2><div>References available upon request</div></div><div class=s><h2>Details</h2><div>Eppendorfer Weg 5</div><div>Hamburg, 20259</div><div>Germany</div><div>+49 151 55501234</div><div>zuzanna@brandt-demo.de</div><div style="color:#889">Nationality</div><div>Polish</div><div style="color:#889">Driving license</div><div>Class B</div><h2>Links</h2><div><a href="https://www.linkedin.com/in/zuzanna-brandt">LinkedIn</a></div><div><a href="https://zuzanna.example.com">Portfolio</a></div><h2>Skills</h2><div>AutoCAD</div><div class=b></div><div>SketchUp</div><div class=b></div><div>Hand drawing</div><div class=b></div><div>Lighting design</div><div class=b></div><h2>Languages</h2><div>Polish</div><div class=b></div><div>German</div><div class=b></div><div>English</div><div class=b></div></div>`,
    gold: gold({
      first_name: 'Zuzanna',
      last_name: 'Brandt',
      email: 'zuzanna@brandt-demo.de',
      mobile_number: '+49 151 55501234',
      nationality: 'Polish',
      linked_in_url: 'https://www.linkedin.com/in/zuzanna-brandt',
      bio: 'Interior designer for small hotels and clinics. I draw by hand first, measure twice, and stay until the last lamp hangs.',
      current_job_role: 'Senior Interior Designer',
      current_location: 'Hamburg, Germany',
      total_years_of_experience: 11,
      skills: ['AutoCAD', 'SketchUp', 'Hand drawing', 'Lighting design'],
      languages: ['Polish', 'German', 'English'],
      license: ['Driving license Class B'],
      work: [
        ['Senior Interior Designer', 'Atelier Nordlicht', 'Hamburg', [2020, 5], null],
        ['Interior Designer', 'Raumwerk Süd', 'Augsburg', [2016, 10], [2020, 4]],
        ['Junior Designer', null, null, [2015], [2016]],
      ],
      education: [['BA Interior Architecture', 'Hochschule Coburg', 2011, 2015]],
      _alt: {
        _location: { must: 'Hamburg', may: ['Hamburg 20259 Germany', 'Eppendorfer Weg 5'] },
        license: { 'Driving license Class B': ['Class B'] },
      },
    }),
  },
  /** A poster: the name in two rows, capitals everywhere, "Now", skills as percents, a dark bar. */
  poster: {
    css: `body{font:9.5pt Roboto;display:flex;min-height:297mm}.s{width:70mm;background:#223;color:#fff;padding:14mm 8mm}.m{flex:1;padding:14mm 10mm}h1{font-size:34pt;line-height:1;text-transform:uppercase}h2{font-size:13pt;letter-spacing:.2em;text-transform:uppercase;margin:16px 0 6px}.y{font-weight:700;color:#c60}.c{text-transform:uppercase;font-weight:700}.p{float:right}`,
    html: `<div class=s><div style="width:40mm;height:40mm;border-radius:50%;background:#889;margin-bottom:8mm"></div><h2>About</h2><p>Event manager who keeps a cool head and a spare cable. Ten years of festivals, fairs and one royal visit.</p><h2>Contact</h2><div>+31 6 5550 0199</div><div>hello@noorverbeek-demo.nl</div><div>Utrecht, NL</div><h2>Skills</h2><div>Budgeting <span class=p>90%</span></div><div>Stage planning <span class=p>85%</span></div><div>Crew management <span class=p>95%</span></div><h2>Languages</h2><div>Dutch <span class=p>100%</span></div><div>English <span class=p>90%</span></div></div><div class=m><h1>Noor</h1><h1>Verbeek</h1><div style="font-size:13pt">Event Manager</div><h2>Experience</h2><div class=y>2019 - Now</div><div class=c>Lichtstad Events</div><div>Event Manager</div><p>Runs six festivals a year with a crew of eighty and a budget of two million euros.</p><div class=y>2015 - 2019</div><div class=c>Jaarbeurs Koper</div><div>Production Coordinator</div><p>Coordinated stands, power and crews for forty trade fairs.</p><h2>Education</h2><div class=y>2011 - 2015</div><div class=c>Breda College of Applied Arts</div><div>Bachelor Leisure Management</div><h2>Hobbies</h2><div>Rowing, jazz</div></div>`,
    gold: gold({
      first_name: 'Noor',
      last_name: 'Verbeek',
      email: 'hello@noorverbeek-demo.nl',
      mobile_number: '+31 6 5550 0199',
      current_job_role: 'Event Manager',
      current_location: 'Utrecht, NL',
      bio: 'Event manager who keeps a cool head and a spare cable. Ten years of festivals, fairs and one royal visit.',
      total_years_of_experience: 11.4,
      skills: ['Budgeting', 'Stage planning', 'Crew management'],
      languages: ['Dutch', 'English'],
      work: [
        ['Event Manager', 'Lichtstad Events', null, [2019], null],
        ['Production Coordinator', 'Jaarbeurs Koper', null, [2015], [2019]],
      ],
      education: [['Bachelor Leisure Management', 'Breda College of Applied Arts', 2011, 2015]],
      _alt: { _location: { must: 'Utrecht', may: ['Utrecht NL'] }, total_years_of_experience: [10] },
    }),
  },
}
