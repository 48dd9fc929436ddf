# Profiles and friends.

people-since = here since { $day }
people-played =
    { $n ->
        [one] game
       *[other] games
    }
people-won =
    { $n ->
        [one] victory
       *[other] victories
    }
people-share = won
people-by-game = By game
people-by-house = By house
people-ratings = Ratings over time
people-opponents = Head to head
people-together = Games together
people-won-by = Won by { $name }
people-won-by-them = Won by the other
people-history = Games
people-victory = victory
people-defeat = defeat
people-left = left the game
people-nothing-yet = No finished games yet.
people-profile = My games and results
people-my-friends = Friends
people-friends = You are friends.
people-befriend = Ask to be friends
people-agree = Agree to be friends
people-refuse = No, thank you
people-asked = You have asked; no answer yet.
people-withdraw = Take it back
people-unfriend = Friends no longer
people-online = here now
people-deleted = (deleted)
people-message-deleted = (message deleted)
people-talk = Talk before the game
