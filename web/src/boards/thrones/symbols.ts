// Printed pictures of the map, around (0, 0); the same drawings as in games/thrones/map_svg.py.

export const SYMBOLS: Readonly<Record<string, string>> = {
  castle:
    '<path d="M-11,11V-3h2.2v2h2.2v-2h2.2v4h2.2V-11h2.2v2.2H2V-11h2.2V1h2.2v-4h2.2v2H11v12z" fill="#e9dfca" stroke="#43301f" stroke-width="1.1" stroke-linejoin="round"/>' +
    '<path d="M4.2,1h2.2v-4h2.2v2H11v12H3.4V11h.8z" fill="#c3b294"/>' +
    '<path d="M-2.6,11V6.6a2.6,2.6 0 0 1 5.2,0V11z" fill="#43301f"/>' +
    '<path d="M0,-6v3.4M-7,3.4v2.6M7,3.4v2.6" stroke="#43301f" stroke-width="1.4"/>',
  stronghold:
    '<path d="M-16,13V-5h2.4v2.2h2.4V-5h2.4v2.2h2.4V3h2.6V-9h2v2.2h1.4V-9h.8v-4l6,2-6,2h.4v2.2H2V-9h1.8V3h2.6v-5.8h2.4V-5h2.4v2.2h2.4V-5H16v18z" fill="#f0e3c4" stroke="#43301f" stroke-width="1.1" stroke-linejoin="round"/>' +
    '<path d="M6.4,3v-5.8h2.4V-5h2.4v2.2h2.4V-5H16v18H9z" fill="#c9b48c"/>' +
    '<path d="M-3.4,13V7.6a3.4,3.4 0 0 1 6.8,0V13z" fill="#43301f"/>' +
    '<path d="M0,-4v4M-11.4,1v3.4M11.4,1v3.4M-8.4,8.4h2M6.4,8.4h2" stroke="#43301f" stroke-width="1.5"/>' +
    '<path d="M.2,-12.8l5.6,1.9-5.6,1.9z" fill="#a3262a"/>',
  barrel:
    '<path d="M-4.6,-7.6H4.6Q8.2,0 4.6,7.6H-4.6Q-8.2,0 -4.6,-7.6z" fill="#a8763f" stroke="#43301f" stroke-width="1.1" stroke-linejoin="round"/>' +
    '<path d="M-6,-3.8H6M-6,3.8H6" stroke="#3d3a38" stroke-width="1.7"/>' +
    '<path d="M-2,-7.4Q-3.4,0 -2,7.4M2,-7.4Q3.4,0 2,7.4" stroke="#6e4a22" stroke-width=".8" fill="none"/>',
  crown:
    '<path d="M-7,6L-8.2,-4.4-4,-.6 0,-6.6 4,-.6 8.2,-4.4 7,6z" fill="#e2b53c" stroke="#43301f" stroke-width="1.1" stroke-linejoin="round"/>' +
    '<path d="M-6.8,3.2H6.8" stroke="#8a5f12" stroke-width="1.1"/>' +
    '<g fill="#b03a2e">' +
    '<circle cy="-6.6" r="1.3"/>' +
    '<circle cx="-8.2" cy="-4.6" r="1.1"/>' +
    '<circle cx="8.2" cy="-4.6" r="1.1"/>' +
    '</g>',
  anchor:
    '<g fill="none" stroke="#fbf4e0" stroke-width="1.7" stroke-linecap="round">' +
    '<circle cy="-5.2" r="1.7"/>' +
    '<path d="M0,-3.4V6.4M-3.4,-1H3.4M-6,1.6A6.2,6.2 0 0 0 6,1.6"/>' +
    '</g>',
  mountain:
    '<path d="M-13,7L-4,-9 -1,-4.6 3,-10 13,7z" fill="#cfc4b0" fill-opacity=".85"/>' +
    '<path d="M3,-10L13,7H4.6L6,2 2,-2z" fill="#8d7b66" fill-opacity=".55"/>' +
    '<path d="M-4,-9L-1,-4.6 -3,0 -1.6,7H-5L-6,1z" fill="#8d7b66" fill-opacity=".35"/>' +
    '<path d="M-13,7L-4,-9 -1,-4.6 3,-10 13,7" fill="none" stroke="#6d5840"/>',
  hill:
    '<path d="M-9,4Q-5,-5 0,-4.4T9,4" fill="#b9a67f" fill-opacity=".3" stroke="#7d6746"/>' +
    '<path d="M1.6,-2.4Q5,0 5.8,3.4M-1.4,-1.6Q0,0 .4,3" fill="none" stroke="#7d6746" stroke-width=".7"/>',
  pine:
    '<path d="M0,5V2" stroke="#5b4630" stroke-width="1.3"/>' +
    '<path d="M0,-9L2.8,-3.6H1.5L4.4,2.4H-4.4L-1.5,-3.6H-2.8z" fill="#7f9279" stroke="#4f6150" stroke-width=".7"/>',
  tree:
    '<path d="M0,5.4V1" stroke="#5b4630" stroke-width="1.3"/>' +
    '<path d="M-4.4,1.6Q-6.4,-1.6 -3.6,-3.8 -3,-7 0,-6.8 3.4,-7 3.8,-3.8 6.4,-1.4 4.4,1.6z" fill="#8fa468" stroke="#55693c" stroke-width=".7"/>',
  reed:
    '<path d="M-4,3Q-4,-1 -5.4,-4M-1,3V-6M2,3Q2,-1 3.6,-4.6M-7,3.6H6" fill="none" stroke="#6f7d5a" stroke-width=".9"/>',
  dune:
    '<path d="M-9,2Q-4,-4.4 1,1.4 5,-2.4 10,2" fill="none" stroke="#b98a4e"/>' +
    '<path d="M-3.4,-1.4Q-2.4,.4 -3.4,2" fill="none" stroke="#b98a4e" stroke-width=".7"/>',
  meadow:
    '<path d="M-3.4,2Q-3.4,-1 -4.6,-2.6M-1.4,2Q-1.2,-2 -.6,-4M.8,2Q1.2,-1 2.8,-2.4" fill="none" stroke="#7f8f4e" stroke-width=".8"/>',
  snow:
    '<path d="M-9,1Q-5,-2 -1,1T8,1M-4,4Q0,2 4,4" fill="none" stroke="#9fb0b8" stroke-width=".9"/>',
};

export const SHIELD = "M-8,-9H8V0Q8,8 0,11.4Q-8,8 -8,0z";
