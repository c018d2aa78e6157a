/** Style sheet of the status page, which loads nothing. */
export const statusStyle = `
:root{color-scheme:light dark;--ground:#fff;--band:#f3f1ec;--text:#1b2733;--soft:#4c5966;--rule:#c9c4ba;--bar:#0b5d8f;--good:#1c6b3a;--bad:#a3221c;--warn:#8a4b00}
@media (prefers-color-scheme:dark){:root{--ground:#0b1a26;--band:#12283a;--text:#f2f5f7;--soft:#b6c3cf;--rule:#3b5163;--bar:#7cc0ee;--good:#86d9a3;--bad:#ff9c94;--warn:#f4c26b}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:72rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .25rem}
h2{font-size:1.25rem;margin:0}
h3{font-size:1rem;margin:1.25rem 0 .25rem}
p{margin:.25rem 0}
a{color:inherit;display:inline-block;padding:.6rem 1rem .6rem 0}
section{background:var(--band);border:1px solid var(--rule);border-radius:.5rem;padding:1rem;margin:1rem 0}
header{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline}
.soft{color:var(--soft)}
.health{font-weight:600;border-left:.5rem solid;padding-left:.5rem}
.healthy{color:var(--good)}.warned,.faults{color:var(--warn)}.refused,.missing{color:var(--bad)}
dl{display:grid;grid-template-columns:1fr;margin:.75rem 0 0}
dt{color:var(--soft)}
dd{margin:0 0 .5rem}
ul,ol{margin:.25rem 0;padding-left:1.25rem}
li{margin:.25rem 0}
svg{display:block;width:100%;max-width:36rem;height:4.5rem;border-bottom:1px solid var(--rule)}
rect{fill:var(--bar)}
.axis{display:flex;justify-content:space-between;max-width:36rem;font-size:.875rem;color:var(--soft)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;overflow-wrap:normal}
th,td{text-align:left;font-size:.9375rem;padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--rule);vertical-align:top;font-weight:400}
thead th{color:var(--soft)}
td{white-space:nowrap;font-variant-numeric:tabular-nums}
thead th+th{min-width:3.75rem;overflow-wrap:anywhere}
code{font:.875rem/1.4 ui-monospace,monospace}
@media (min-width:48rem){dl{grid-template-columns:14rem 1fr;gap:.25rem 1rem}dd{margin:0}section{padding:1.5rem}}
@media (forced-colors:active){rect{fill:CanvasText}}
`.trim();
