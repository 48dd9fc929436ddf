# What the game is, for whoever is invited.

ice_and_fire-about = A battle of armies of your choice on an open field: units march, charge and shoot, commanders play tactics cards, and intrigue goes on at court. Victory points for the mission and for destroyed units decide after six rounds. About two hours.
