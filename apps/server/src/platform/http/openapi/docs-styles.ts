/** The styles of /api/docs, in both themes. */
export const DOCS_STYLES = `
:root{--ink:#1c1f2a;--quiet:#5b6072;--line:#e7e8ee;--page:#fff;--raised:#f6f7f9;--accent:#4338ca;--get:#0b5d8a;--write:#1f6b3a;--delete:#b01e1e}
@media (prefers-color-scheme:dark){:root{--ink:#e6e7ee;--quiet:#a3a8ba;--line:#2b2f3d;--page:#12141c;--raised:#1a1d27;--accent:#a5a0ff;--get:#7cc4ee;--write:#7fd6a0;--delete:#ff9c96}}
*{box-sizing:border-box}
body{display:grid;grid-template-columns:220px minmax(0,1fr);gap:40px;max-width:1240px;margin:0 auto;padding:0 24px;background:var(--page);color:var(--ink);font:14px/21px Inter,system-ui,sans-serif}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:32px 0}
nav ul{display:grid;gap:2px;margin:0;padding:0;list-style:none}
nav a{display:block;padding:4px 8px;border-radius:6px;color:var(--quiet);text-decoration:none}
nav a:hover{background:var(--raised);color:var(--ink)}
main{padding:32px 0 64px}
main a{color:var(--accent)}
h1{margin:0 0 12px;font-size:24px;line-height:32px}
h2{margin:40px 0 8px;font-size:18px;line-height:26px}
section{scroll-margin-top:16px}
code,pre{font:13px/20px ui-monospace,monospace}
details{border-top:1px solid var(--line)}
details:last-child{border-bottom:1px solid var(--line)}
summary{display:grid;grid-template-columns:64px minmax(0,1fr) minmax(0,280px);gap:12px;padding:10px 8px;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary:hover,details[open]>summary{background:var(--raised)}
summary code{overflow-wrap:anywhere}
summary span{color:var(--quiet)}
b{font:600 12px/20px ui-monospace,monospace;color:var(--write)}
b[data-method=GET]{color:var(--get)}
b[data-method=DELETE]{color:var(--delete)}
details>:not(summary){margin:12px 8px 16px 84px}
table{border-collapse:collapse;width:calc(100% - 92px)}
caption{padding-bottom:4px;text-align:left;font-weight:600}
th,td{border-top:1px solid var(--line);padding:6px 12px 6px 0;text-align:left;vertical-align:top;font-weight:400;overflow-wrap:break-word}
thead th{color:var(--quiet);font-size:13px}
thead th,thead td{border-top:0}
pre{max-height:320px;overflow:auto;padding:12px;border-radius:8px;background:var(--raised)}
:focus-visible{outline:2px solid var(--accent);outline-offset:1px}
@media (width<770px){
body{grid-template-columns:minmax(0,1fr);gap:0;padding:0 16px}
nav{position:static;height:auto;padding-bottom:0}
nav ul{grid-template-columns:repeat(auto-fill,minmax(140px,1fr))}
nav a{padding:12px 8px}
main{padding-top:24px}
summary{grid-template-columns:64px minmax(0,1fr);padding-block:14px}
summary span{grid-column:2}
details>:not(summary){margin-inline:8px}
table{display:block;width:auto;overflow-x:auto}
}
`
